import type { Random } from './random.ts';
import { Animal, Avocado, Bowl, Citrus, chopsticks, GLAZES, Leaf, METAL, PLATE, SHADE, Tomato } from './ware.tsx';

export function grainBowl(random: Random, plants: boolean) {
  const colors = ['#7da255', '#ee8f6a', '#f3c04f', '#c2476a', '#e9dcc0', '#8f5f3e'];
  const start = random.whole(0, 5);
  return (
    <>
      <Bowl glaze={random.pick(GLAZES)} filling="#f3ead6">
        <g transform={`rotate(${random.between(0, 60)})`}>
          {random.times(6, (index) => {
            const fill = colors[(start + index) % colors.length];
            return (
              <g key={index} transform={`rotate(${index * 60})`}>
                <path
                  d="M0 0L55-32A64 64 0 0 1 55 32z"
                  fill={fill}
                  stroke="#f3ead6"
                  strokeWidth="3"
                  strokeLinejoin="round"
                />
                {[34, 44, 54].map((x) => (
                  <path
                    key={x}
                    d={`M${x}-8q5 8 0 16`}
                    stroke="#fff"
                    strokeOpacity="0.35"
                    strokeWidth="2.5"
                    fill="none"
                    strokeLinecap="round"
                  />
                ))}
              </g>
            );
          })}
        </g>
        {plants ? (
          <Avocado />
        ) : (
          <Animal>
            <path d="M-24 0C-26-16-8-26 6-22 24-22 28-4 22 8 18 22-2 26-14 18-22 14-24 8-24 0z" fill="#fffaf0" />
            <circle cx="-1" cy="-1" r="11" fill="#f2a233" />
            <circle cx="-4" cy="-5" r="3" fill="#fff" opacity="0.5" />
          </Animal>
        )}
        {random.times(8, (index) => (
          <circle
            key={index}
            cx={random.between(-46, 46)}
            cy={random.between(-44, 44)}
            r="1.5"
            fill="#2b2420"
            opacity="0.7"
          />
        ))}
      </Bowl>
      {chopsticks(random)}
    </>
  );
}

export function salad(random: Random) {
  const greens = ['#4f8a45', '#6fa552', '#8fbd66', '#3f7440', '#a3c977'];
  return (
    <Bowl glaze={random.pick(['#b98a55', '#e9dfd0', '#6b57b5', '#453f45'])} filling="#3e6b38">
      {random.times(26, (index) => {
        const angle = index * 2.4;
        const r = 6 + Math.sqrt(index) * 8.2;
        return (
          <Leaf
            key={index}
            x={Math.round(Math.cos(angle) * r)}
            y={Math.round(Math.sin(angle) * r)}
            angle={Math.round((angle * 180) / Math.PI) + random.between(-60, 60)}
            size={random.between(0.65, 0.95)}
            fill={greens[index % greens.length] ?? '#6fa552'}
          />
        );
      })}
      {random.times(5, (index) => {
        const angle = index * 1.3 + random.between(0, 0.6);
        const r = random.between(20, 46);
        return <Tomato key={index} x={Math.cos(angle) * r} y={Math.sin(angle) * r} r={7.5} />;
      })}
      {random.times(3, (index) => {
        const angle = index * 2.1 + 0.7;
        return (
          <g key={index} transform={`translate(${Math.cos(angle) * 33} ${Math.sin(angle) * 33})`}>
            <circle r="10" fill="#c8456b" />
            <circle r="8" fill="#fdf3f0" />
          </g>
        );
      })}
    </Bowl>
  );
}

export function curry(random: Random) {
  const curries = ['#d98a2b', '#b8452b', '#6b8f3d', '#f0e4c4', '#9c3f35', '#e3b24a'];
  const first = random.whole(0, 5);
  return (
    <>
      <circle cx="3" cy="7" r="84" fill={SHADE} />
      <circle r="83" fill={random.pick(['#c79a45', '#b9b3ab', '#c79a45'])} />
      <circle r="77" fill="#fff" opacity="0.16" />
      <g transform={`rotate(${random.between(0, 60)})`}>
        {random.times(5, (index) => {
          const angle = (index * 2 * Math.PI) / 5;
          const fill = curries[(first + index) % curries.length];
          return (
            <g
              key={index}
              transform={`translate(${Math.round(Math.cos(angle) * 51)} ${Math.round(Math.sin(angle) * 51)})`}
            >
              <circle cx="1" cy="3" r="24" fill="#000" opacity="0.18" />
              <circle r="24" fill={METAL} />
              <circle r="20" fill={fill} />
              <path
                d="M-10-6q6-8 14-6"
                stroke="#fff"
                strokeOpacity="0.4"
                strokeWidth="2.5"
                strokeLinecap="round"
                fill="none"
              />
              <Leaf x={-5} y={4} angle={random.between(-90, 40)} size={0.42} />
            </g>
          );
        })}
      </g>
      <circle r="25" fill="#fffaf0" />
      {random.times(16, (index) => (
        <rect
          key={index}
          x={random.between(-16, 14)}
          y={random.between(-16, 16)}
          width="6"
          height="2.2"
          rx="1.1"
          fill={index % 4 ? '#e8ddc6' : '#f0b53c'}
          transform={`rotate(${random.between(-30, 30)})`}
        />
      ))}
    </>
  );
}

export function paella(random: Random) {
  return (
    <>
      <g transform={`rotate(${random.pick([-32, -20, 20, 32])})`}>
        <rect x="70" y="-3" width="90" height="20" rx="10" fill={SHADE} />
        <rect x="70" y="-10" width="90" height="20" rx="10" fill="#3d3835" />
      </g>
      <circle cx="3" cy="8" r="80" fill={SHADE} />
      <circle r="79" fill="#3d3835" />
      <circle r="72" fill="#57504b" />
      <circle r="68" fill="#e3ab3c" />
      {random.times(40, (index) => {
        const angle = index * 2.4;
        const r = 6 + Math.sqrt(index) * 9.2;
        return (
          <ellipse
            key={index}
            rx="4.5"
            ry="2"
            fill={index % 5 ? '#f4cb69' : '#d0912a'}
            transform={`translate(${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r)}) rotate(${index * 47})`}
          />
        );
      })}
      <Animal>
        {random.times(4, (index) => (
          <g
            key={index}
            transform={`rotate(${index * 90 + random.between(-20, 20)}) translate(38 0) rotate(${random.between(0, 180)})`}
          >
            <path d="M-12 4A13 13 0 1 1 8 10" fill="none" stroke="#ee8f72" strokeWidth="9" strokeLinecap="round" />
            <path
              d="M-9-2l5 3M-2-10l2 6M8-8l-4 5"
              stroke="#fff"
              strokeOpacity="0.6"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </g>
        ))}
      </Animal>
      {random.times(9, (index) => (
        <circle
          key={index}
          cx={random.between(-44, 44)}
          cy={random.between(-44, 44)}
          r="4"
          fill={index % 3 ? '#6a9a48' : '#c6402f'}
        />
      ))}
      <Citrus x={-4} y={-2} r={13} />
    </>
  );
}

export function dumplings(random: Random) {
  const spots = [
    [0, 0],
    ...random.times(5, (index) => {
      const angle = (index * 2 * Math.PI) / 5 + 0.3;
      return [Math.round(Math.cos(angle) * 39), Math.round(Math.sin(angle) * 39)];
    }),
  ];
  const dough = random.pick(['#fbf1df', '#f6e6c6', '#e4eacb']);
  return (
    <>
      <circle cx="3" cy="8" r="82" fill={SHADE} />
      <circle r="81" fill="#b98448" />
      <circle r="75" fill="#dbae72" />
      <circle r="68" fill="#a87238" />
      <circle r="66" fill="#ecd5a9" />
      <path d="M-60-26H60M-65-9H65M-65 9H65M-60 26H60M-48 44H48M-48-44H48" stroke="#cdaa72" strokeWidth="2" />
      {spots.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${random.between(0, 60)})`}>
          <circle cx="1" cy="3" r="18" fill="#000" opacity="0.16" />
          <circle r="18" fill={dough} />
          <path
            d="M0-16Q3-8 1-3M11-11Q7-5 3-2M16 0Q8 1 4 1M11 11Q6 6 3 3M0 16Q-2 8-1 4M-11 11Q-7 5-3 3M-16 0Q-8-1-4-1M-11-11Q-6-6-3-3"
            stroke="#d6bf97"
            strokeWidth="1.8"
            strokeLinecap="round"
            fill="none"
          />
          <circle r="3" fill="#d6bf97" />
        </g>
      ))}
      <g transform="translate(122 34)">
        <circle cx="1" cy="4" r="24" fill={SHADE} />
        <circle r="24" fill={PLATE} />
        <circle r="19" fill="#5b2c20" />
        <path
          d="M-8-8q6-6 12-3"
          stroke="#fff"
          strokeOpacity="0.4"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      {chopsticks(random, -112)}
    </>
  );
}
