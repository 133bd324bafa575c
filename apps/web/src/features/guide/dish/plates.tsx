import type { Random } from './random.ts';
import { Citrus, Fork, Knife, Leaf, OvalPlate, Plate, Sprig, Tomato } from './ware.tsx';

export function pasta(random: Random) {
  const sauce = random.pick(['#c7492f', '#d8762f', '#5f8b4a', '#c7492f']);
  const turns = random.times(7, (ring) => ({
    r: 8 + ring * 6,
    angle: random.between(0, 360),
    dash: random.between(30, 60) + ring * 22,
  }));
  return (
    <>
      <Fork />
      <Plate />
      <circle r="49" fill="#dfb257" />
      {turns.map(({ r, angle, dash }, ring) => (
        <circle
          key={r}
          r={r}
          fill="none"
          stroke={ring % 2 ? '#f6dc98' : '#efcb77'}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${dash} 9`}
          transform={`rotate(${angle})`}
        />
      ))}
      <path d="M-22-4C-24-20-6-26 6-22 22-18 28-4 22 8 14 22-6 24-16 14-20 10-22 4-22-4z" fill={sauce} />
      <path
        d="M-12-8C-8-16 4-17 10-12"
        stroke="#fff"
        strokeOpacity="0.28"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      {sauce !== '#5f8b4a' &&
        random.times(2, (index) => <Tomato key={index} x={random.between(-38, 36)} y={random.between(24, 38)} r={7} />)}
      <Leaf x={-2} y={0} angle={random.between(-70, -20)} size={0.85} fill="#4f8a40" />
      <Leaf x={2} y={2} angle={random.between(40, 120)} size={0.7} fill="#6aa352" />
      {random.times(9, (index) => (
        <rect
          key={index}
          x={random.between(-34, 34)}
          y={random.between(-34, 34)}
          width="5"
          height="2"
          rx="1"
          fill="#fffaf0"
          transform={`rotate(${random.between(-40, 40)})`}
        />
      ))}
    </>
  );
}

export function fish(random: Random) {
  const [skin, back] = random.pick([
    ['#9dbac4', '#6f929f'],
    ['#e9a58b', '#cc7b5f'],
    ['#c9b88f', '#a18b5b'],
  ]);
  return (
    <>
      <OvalPlate />
      <g data-animal="" transform={`rotate(${random.between(-9, 7)})`}>
        <path d="M52 0C64-12 76-20 88-22 82-8 82 8 88 22 76 20 64 12 52 0z" fill={back} />
        <path d="M-80 2C-60-30 0-38 58-3Q62 0 58 4C4 34-56 30-80 2z" fill={skin} />
        <path d="M-80 2C-60-30 0-38 58-3 2-20-52-16-80 2z" fill={back} />
        <path
          d="M-48-17Q-38 2-48 19"
          stroke="#fff"
          strokeOpacity="0.5"
          strokeWidth="2.5"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="-61" cy="-3" r="4.5" fill="#fffaf0" />
        <circle cx="-61" cy="-3" r="2.3" fill="#2a2522" />
        {[-28, -10, 8, 26].map((x) => (
          <path
            key={x}
            d={`M${x}-8q6 8 0 16`}
            stroke="#fff"
            strokeOpacity="0.45"
            strokeWidth="2"
            fill="none"
            strokeLinecap="round"
          />
        ))}
      </g>
      <Citrus x={-18} y={38} r={14} />
      <Citrus x={6} y={42} r={14} />
      <Sprig x={48} y={34} angle={random.between(-24, 4)} />
      <Sprig x={20} y={-40} angle={random.between(-10, 14)} fill="#7a9c5a" />
    </>
  );
}

export function grill(random: Random) {
  const greens = random.times(5, (index) => ({ x: -52 + index * 9, tilt: random.between(-5, 5) }));
  return (
    <>
      <Fork />
      <Knife />
      <Plate />
      {greens.map(({ x, tilt }) => (
        <g key={x} transform={`translate(${x} 4) rotate(${16 + tilt})`}>
          <path d="M0-34V36" stroke="#6f9a4b" strokeWidth="6" strokeLinecap="round" />
          <path d="M0-40q-5 8 0 16 5-8 0-16z" fill="#4d7a38" stroke="#4d7a38" strokeWidth="3" strokeLinejoin="round" />
        </g>
      ))}
      <g data-animal="" transform={`translate(14 0) rotate(${random.between(-14, 10)})`}>
        <path d="M-30-32C-8-48 34-40 42-14 48 8 34 36 8 38-14 40-20 20-30 6-38-6-44-22-30-32z" fill="#f0d8b8" />
        <path d="M-26-28C-8-42 30-35 37-12 42 8 30 31 8 33-12 34-16 16-25 3-32-7-38-20-26-28z" fill="#8a4532" />
        <path d="M-18-22C-4-32 24-27 29-9 32 8 22 24 7 25-6 26-8 12-17 1-23-7-26-16-18-22z" fill="#a45a43" />
        <path d="M-22-14L16 24M-12-24L26 14M2-30L32 0" stroke="#58281b" strokeWidth="3.5" strokeLinecap="round" />
      </g>
      <Sprig x={30} y={-30} angle={random.between(10, 40)} />
      <Tomato x={44} y={34} r={8} />
      <Tomato x={30} y={44} r={7} />
    </>
  );
}

export function brunch(random: Random) {
  return (
    <>
      <Fork />
      <Plate />
      <circle cx="-6" cy="6" r="47" fill="#b9752f" />
      <circle cx="-6" cy="2" r="47" fill="#e9b163" />
      <circle cx="-4" cy="-4" r="45" fill="#b9752f" />
      <circle cx="-4" cy="-8" r="45" fill="#efbd72" />
      <circle cx="-4" cy="-8" r="36" fill="#dd9f51" />
      <path
        d="M-30-16C-26-34 6-38 20-26 34-14 26 8 30 22 31 30 22 30 21 22 19 12 8 10 4 18 0 28-8 24-8 14-9 4-34 4-30-16z"
        fill="#a85a1e"
        opacity="0.85"
      />
      <rect
        x="-15"
        y="-24"
        width="22"
        height="20"
        rx="4"
        fill="#fbe089"
        transform={`rotate(${random.between(-16, 20)} -4 -14)`}
      />
      {random.times(6, (index) => {
        const angle = random.between(-0.6, 1.5) + index * 0.2;
        const r = random.between(46, 56);
        return (
          <circle
            key={index}
            cx={Math.cos(angle) * r}
            cy={Math.sin(angle) * r}
            r="6"
            fill={random.pick(['#45508f', '#45508f', '#c23f4c'])}
          />
        );
      })}
      <Leaf x={26} y={-44} angle={-30} size={0.6} />
    </>
  );
}

export function composed(random: Random) {
  const sauce = random.pick(['#b5482e', '#6f8f4c', '#e0a43a', '#7c3f63']);
  const main = random.pick(['#c98a5a', '#e39b7c', '#8a5340', '#e8cf9c']);
  const turn = random.between(-30, 30);
  return (
    <>
      <Fork />
      <Knife />
      <Plate />
      <g transform={`rotate(${turn})`}>
        <path d="M-44 22C-34-22 8-42 44-26 12-24-14-4-24 32-30 44-46 38-44 22z" fill={sauce} opacity="0.92" />
        {[-20, 2, 24].map((x, index) => (
          <g key={x} data-animal="" transform={`translate(${x} ${8 - index * 9})`}>
            <circle cx="1.5" cy="3" r="15" fill="#000" opacity="0.12" />
            <circle r="15" fill={main} />
            <circle r="10" fill="#fff" opacity="0.22" />
          </g>
        ))}
        {[0, 1, 2, 3].map((index) => (
          <circle key={index} cx={4 + index * 13} cy={38 - index * 6} r={5 - index} fill={sauce} />
        ))}
      </g>
      <Leaf x={-10} y={-12} angle={random.between(-60, 0)} size={0.7} />
      <Leaf x={14} y={2} angle={random.between(10, 80)} size={0.6} fill="#86a95c" />
      <circle cx="-32" cy="-26" r="4" fill="#c23f4c" />
      <circle cx="34" cy="26" r="3.5" fill="#c23f4c" />
    </>
  );
}
