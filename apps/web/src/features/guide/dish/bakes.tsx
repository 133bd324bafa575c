import type { Random } from './random.ts';
import { Board, Leaf, PLATE, Plate, RIM, SHADE } from './ware.tsx';

export function bread(random: Random) {
  const crust = random.pick(['#b9742f', '#a8642a', '#c98a45']);
  return (
    <>
      <Board />
      <g transform={`translate(-20 -4) rotate(${random.between(-12, -4)})`}>
        <path
          d="M-66 6C-66-30-30-40 6-40S72-28 72 4 40 42 4 42-66 38-66 6z"
          fill="#000"
          opacity="0.15"
          transform="translate(2 5)"
        />
        <path d="M-66 4C-66-32-30-42 6-42S72-30 72 2 40 40 4 40-66 36-66 4z" fill={crust} />
        <path
          d="M-56 0C-54-26-26-34 6-34S60-24 62 0"
          stroke="#fff"
          strokeOpacity="0.18"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        {[-36, -10, 16, 42].map((x) => (
          <path key={x} d={`M${x} -22q14 18 2 42q-14-20-2-42z`} fill="#f1d29b" />
        ))}
      </g>
      <g transform={`translate(72 14) rotate(${random.between(6, 18)})`}>
        <path d="M-24 24V-14C-30-34 30-34 24-14V24Q24 28 20 28H-20Q-24 28-24 24z" fill={crust} />
        <path d="M-18 20V-12C-22-26 22-26 18-12V20Q18 22 16 22H-16Q-18 22-18 20z" fill="#f7e3bb" />
        {random.times(6, (index) => (
          <ellipse
            key={index}
            cx={random.between(-12, 12)}
            cy={random.between(-14, 16)}
            rx="2.6"
            ry="1.8"
            fill="#e3c48c"
          />
        ))}
      </g>
      {random.times(7, (index) => (
        <circle key={index} cx={random.between(-90, 40)} cy={random.between(42, 52)} r="1.6" fill="#f1d29b" />
      ))}
    </>
  );
}

export function pastry(random: Random) {
  const parts = [-64, -38, -13, 13, 38, 64, 0.1];
  return (
    <>
      <Plate />
      <g transform={`translate(0 16) rotate(${random.between(-24, 24)}) scale(1.25)`}>
        {parts.map((angle, index) => {
          const middle = 1 - Math.abs(angle) / 90;
          return (
            <g key={angle} transform={`rotate(${angle}) translate(0 -34)`}>
              <ellipse rx={9 + middle * 6} ry={11 + middle * 17} fill={index % 2 ? '#d48d3b' : '#e0a150'} />
              <path
                d={`M-4 ${-6 - middle * 8}Q-7 0-4 ${6 + middle * 8}`}
                stroke="#fff"
                strokeOpacity="0.35"
                strokeWidth="2.5"
                strokeLinecap="round"
                fill="none"
              />
            </g>
          );
        })}
      </g>
      <g transform="translate(4 42)">
        <circle cx="-8" r="8" fill="#c23f4c" />
        <circle cx="7" cy="3" r="8" fill="#b23244" />
        <Leaf x={2} y={-7} angle={-40} size={0.5} />
      </g>
      {random.times(8, (index) => (
        <circle key={index} cx={random.between(-50, 50)} cy={random.between(20, 52)} r="1.4" fill="#e0a150" />
      ))}
    </>
  );
}

export function iceCream(random: Random) {
  const scoops = ['#f6d3d8', '#f3e3bd', '#8a5a41', '#cfe0b4', '#e7b7c6', '#f2b56b'];
  const first = random.whole(0, 5);
  return (
    <g transform="translate(0 4)">
      <ellipse cx="2" cy="82" rx="42" ry="8" fill={SHADE} />
      <path d="M24-50L52-92 60-87 38-44z" fill="#d9a35a" />
      <path d="M31-52l18-32M35-48l18-32" stroke="#b9803a" strokeWidth="1.5" />
      {[
        [-24, -18],
        [24, -18],
        [0, -44],
      ].map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="29" fill={scoops[(first + index) % scoops.length]} />
          <path
            d="M-18-8A20 20 0 0 1-2-21"
            stroke="#fff"
            strokeOpacity="0.6"
            strokeWidth="4"
            strokeLinecap="round"
            fill="none"
          />
        </g>
      ))}
      <circle cx="-4" cy="-74" r="8" fill="#c23f4c" />
      <path d="M-4-81Q0-94 12-96" stroke="#7b4a2c" strokeWidth="2.2" fill="none" strokeLinecap="round" />
      <path d="M-60-10H60C58 26 34 42 6 44V70H30Q36 70 36 78H-36Q-36 70-30 70H-6V44C-34 42-58 26-60-10z" fill={PLATE} />
      <path d="M-60-10H60L58 2H-58z" fill={RIM} />
      <path d="M-44 8C-40 22-28 32-14 35" stroke={RIM} strokeWidth="4" strokeLinecap="round" fill="none" />
    </g>
  );
}
