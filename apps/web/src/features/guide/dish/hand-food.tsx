import type { Random } from './random.ts';
import { Board, Citrus, Leaf, OvalPlate, SHADE, Tomato } from './ware.tsx';

/** A sector of a disc, as a path from its center. */
function wedge(r: number, from: number, to: number): string {
  const at = (angle: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  return `M0 0L${at(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}z`;
}

export function pizza(random: Random, plants: boolean) {
  const eighth = Math.PI / 4;
  const style = random.pick(plants ? ['margherita', 'funghi'] : ['margherita', 'pepperoni', 'funghi']);
  const topping = (x: number, y: number, key: number) => {
    if (style === 'pepperoni') {
      return (
        <g key={key} data-animal="" transform={`translate(${x} ${y})`}>
          <circle r="9" fill="#b53a28" />
          <circle r="6.5" fill="#c94c36" />
        </g>
      );
    }
    if (style === 'funghi')
      return <path key={key} d={`M${x - 8} ${y}a8 8 0 0 1 16 0h-5v6h-6v-6z`} fill={key % 2 ? '#a58467' : '#5c4435'} />;
    return key % 2 ? (
      <Leaf key={key} x={x - 9} y={y} angle={key * 50} size={0.7} fill="#4f8a40" />
    ) : (
      <circle key={key} cx={x} cy={y} r="10" fill="#fffaf0" />
    );
  };
  const part = (from: number, to: number) => (
    <>
      <path d={wedge(80, from, to)} fill="#c98a45" />
      <path d={wedge(77, from, to)} fill="#e2ab62" />
      <path d={wedge(67, from, to)} fill="#c8482e" />
      <path d={wedge(63, from, to)} fill="#f3cd74" />
    </>
  );
  return (
    <g transform={`rotate(${random.between(0, 360)})`}>
      <circle cx="2" cy="5" r="82" fill={SHADE} />
      {part(eighth, Math.PI * 2)}
      {[2, 3, 4, 5, 6, 7, 8].map((index) => {
        const angle = index * eighth - eighth / 2 + 0.02;
        const far = random.between(42, 50);
        return topping(Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far), index);
      })}
      {[1.8, 3.4, 5.1].map((angle, index) =>
        topping(Math.round(Math.cos(angle) * 20), Math.round(Math.sin(angle) * 20), index + 3),
      )}
      {[2, 3, 4, 5, 6, 7].map((index) => (
        <path
          key={index}
          d={`M0 0L${(Math.cos(index * eighth) * 79).toFixed(1)} ${(Math.sin(index * eighth) * 79).toFixed(1)}`}
          stroke="#a6612c"
          strokeOpacity="0.55"
          strokeWidth="1.8"
        />
      ))}
      <g transform="translate(17 7)">
        <path d={wedge(80, 0.04, eighth - 0.04)} fill={SHADE} transform="translate(2 4)" />
        {part(0.04, eighth - 0.04)}
        {topping(46, 19, 4)}
      </g>
    </g>
  );
}

export function tacos(random: Random, plants: boolean) {
  const filling = random.pick(plants ? ['#e0b23c', '#3f3430', '#b9563f'] : ['#8a4a30', '#c76b3d', '#6d3f2b']);
  return (
    <>
      <OvalPlate />
      {[-58, 0, 58].map((x, index) => (
        <g
          key={x}
          transform={`translate(${x} ${14 + (index === 1 ? -4 : 2)}) rotate(${random.between(-8, 8) + (index - 1) * 7})`}
        >
          <path d="M-40 18A42 44 0 0 1 44 14z" fill="#d79f45" transform="translate(3 -7)" />
          {[-30, -20, -9, 3, 15, 26].map((dx, at) => (
            <circle key={dx} cx={dx + 2} cy={-25 + Math.abs(dx) * 0.62} r="9" fill={at % 2 ? '#7fae4d' : '#9cc668'} />
          ))}
          {[-24, -12, 0, 12, 24].map((dx) => (
            <circle
              key={dx}
              {...(!plants && { 'data-animal': '' })}
              cx={dx}
              cy={-20 + Math.abs(dx) * 0.6}
              r="8"
              fill={filling}
            />
          ))}
          <Tomato x={-14} y={-23} r={5.5} />
          <Tomato x={12} y={-24} r={5.5} />
          <path d="M-42 20A42 42 0 0 1 42 20Q42 24 38 24H-38Q-42 24-42 20z" fill="#eebd61" />
          <path
            d="M-33 18A33 33 0 0 1-10-8"
            stroke="#fff"
            strokeOpacity="0.35"
            strokeWidth="4"
            strokeLinecap="round"
            fill="none"
          />
          {random.times(5, (spot) => (
            <circle key={spot} cx={random.between(-24, 24)} cy={random.between(2, 18)} r="2.2" fill="#cf9538" />
          ))}
        </g>
      ))}
      <Citrus x={-4} y={52} r={13} peel="#7da83f" flesh="#cbe08f" />
    </>
  );
}

export function burger(random: Random, plants: boolean) {
  return (
    <>
      <Board width={230} height={70} />
      <g transform="translate(-22 -6)">
        <ellipse cx="2" cy="46" rx="64" ry="9" fill="#000" opacity="0.18" />
        <path d="M-58 26H58V34Q58 46 44 46H-44Q-58 46-58 34z" fill="#d99b52" />
        <rect
          x="-62"
          y="8"
          width="124"
          height="20"
          rx="10"
          {...(plants ? { fill: '#8d8a3e' } : { fill: '#6a3d29', 'data-animal': '' })}
        />
        <path d="M-56 8H56L30 22 18 8-20 8-34 20z" fill="#f4bb45" />
        {random.pick([true, false]) && <rect x="-57" y="0" width="114" height="9" rx="4.5" fill="#d2452f" />}
        <path
          d="M-62 2q8-10 16-2 8 8 16 0 7-8 15 0 8 8 15 0 8-8 16 0 8 8 16 0 8-8 16 2-4 8-12 6h-88q-10 0-10-6z"
          fill="#82b152"
        />
        <path d="M-60-6C-60-44-30-56 0-56S60-44 60-6z" fill="#dfa257" />
        <path
          d="M-48-16C-46-36-26-46-6-47"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        {[
          [-24, -36],
          [-4, -44],
          [16, -38],
          [32, -26],
          [-10, -28],
          [10, -24],
          [-34, -22],
        ].map(([x, y]) => (
          <ellipse
            key={x}
            cx={x}
            cy={y}
            rx="4"
            ry="2.2"
            fill="#fbe7be"
            transform={`rotate(${random.between(-30, 30)} ${x} ${y})`}
          />
        ))}
      </g>
      <g transform="translate(80 10)">
        {random.times(7, (index) => (
          <rect
            key={index}
            x={-22 + index * 6}
            y={-46 + random.between(-6, 8)}
            width="6"
            height="56"
            rx="2"
            fill={index % 2 ? '#f3c65c' : '#e8b244'}
            transform={`rotate(${(index - 3) * 4})`}
          />
        ))}
        <path d="M-26-8Q0 2 26-8L20 32H-20z" fill={random.pick(['#c9402f', '#6b57b5', '#3f5f8a'])} />
      </g>
    </>
  );
}

export function skewers(random: Random, plants: boolean) {
  const pieces = plants
    ? ['#e3b24a', '#c8452f', '#7da24b', '#7f4a7c', '#efe0bd', '#7da24b', '#e58a3a']
    : ['#8c4f34', '#c8452f', '#8c4f34', '#7f4a7c', '#a5623f', '#7da24b', '#8c4f34'];
  return (
    <>
      <OvalPlate />
      <path d="M-82 6C-80-34-30-46 8-40 54-36 86-20 82 10 76 38 26 46-14 42-54 40-84 34-82 6z" fill="#ecd0a0" />
      {random.times(9, (index) => (
        <ellipse
          key={index}
          cx={random.between(-62, 62)}
          cy={random.between(-28, 30)}
          rx={random.between(4, 8)}
          ry="3"
          fill="#c9975a"
          opacity="0.6"
        />
      ))}
      {[-21, 1, 23].map((y, row) => (
        <g key={y} transform={`translate(0 ${y}) rotate(${random.between(-9, -3)})`}>
          <path d="M-92 0H92" stroke="#a9764a" strokeWidth="3.5" strokeLinecap="round" />
          {random.times(6, (index) => (
            <g key={index} {...(!plants && { 'data-animal': '' })} transform={`translate(${-56 + index * 21} 0)`}>
              <rect x="-10" y="-9" width="19" height="19" rx="7" fill={pieces[(index + row * 2) % pieces.length]} />
              <path
                d="M-5-4q4-3 8-1"
                stroke="#fff"
                strokeOpacity="0.35"
                strokeWidth="2"
                strokeLinecap="round"
                fill="none"
              />
            </g>
          ))}
        </g>
      ))}
      <Leaf x={54} y={36} angle={-20} size={0.7} />
      <Leaf x={62} y={42} angle={30} size={0.6} fill="#86a95c" />
      <Citrus x={-66} y={36} r={13} />
    </>
  );
}

export function sushi(random: Random, plants: boolean) {
  const tops = plants
    ? ['#8fbd66', '#e58a3a', '#5d8f45', '#6b4a78', '#cfdd8c']
    : ['#f08c62', '#cf3f50', '#f6c9a8', '#f2b23c', '#ef7f66'];
  const hearts = plants ? ['#7da255', '#e58a3a', '#cfdd8c', '#c8456b'] : ['#f08c62', '#7da255', '#cf3f50', '#f2b23c'];
  return (
    <g transform={`rotate(${random.between(-10, 10)})`}>
      <rect x="-105" y="-49" width="216" height="112" rx="14" fill={SHADE} />
      <rect x="-108" y="-56" width="216" height="112" rx="14" fill={random.pick(['#3e3a3d', '#b98a55', '#4a5560'])} />
      {[-72, -26, 20, 66].map((x, index) => (
        <g key={x} transform={`translate(${x} -22) rotate(${-12 + random.between(-5, 5)})`}>
          <rect x="-17" y="-12" width="34" height="28" rx="12" fill="#fffaf0" />
          <path
            {...(!plants && { 'data-animal': '' })}
            d="M-20-6Q-18-17-4-17H8Q20-17 20-6V2Q20 10 10 10H-10Q-20 10-20 2z"
            fill={tops[(index + random.whole(0, 4)) % tops.length]}
          />
          <path
            d="M-12-13L-16 6M-2-14L-6 8M8-14L4 8"
            stroke="#fff"
            strokeOpacity="0.5"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        </g>
      ))}
      {[-78, -44, -10, 24].map((x, index) => (
        <g key={x} transform={`translate(${x} 26)`}>
          <circle r="16" fill="#25332b" />
          <circle r="12.5" fill="#fffaf0" />
          <circle r="5.5" fill={hearts[(index + random.whole(0, 3)) % hearts.length]} />
        </g>
      ))}
      <path d="M52 24C54 12 70 12 72 22 82 24 80 38 70 36 62 42 50 36 52 24z" fill="#f3b9b0" />
      <circle cx="90" cy="28" r="9" fill="#9dbb5c" />
    </g>
  );
}
