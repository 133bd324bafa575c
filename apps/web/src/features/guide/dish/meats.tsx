import type { Random } from './random.ts';
import { Animal, Board, Citrus, Fork, Knife, Leaf, OvalPlate, PLATE, Plate, SHADE, Sprig, Tomato } from './ware.tsx';

/** A roast chicken, duck or goose. */
export function roastBird(random: Random) {
  const [skin, dark] = random.pick([
    ['#b9692c', '#8f4a1d'],
    ['#a4521f', '#7d3a14'],
    ['#c98237', '#9c5a20'],
  ]);
  return (
    <>
      <OvalPlate />
      {[-84, -66, 66, 84].map((x) => (
        <Leaf key={x} x={x} y={16} angle={x < 0 ? 160 : 10} size={1.1} fill={x % 4 ? '#6fa552' : '#4f8a45'} />
      ))}
      <Animal>
        <ellipse cx="2" cy="34" rx="70" ry="12" fill="#000" opacity="0.16" />
        <path d="M-66 16C-66-34-26-52 6-50S66-30 66 14C66 34 34 40 0 40S-66 36-66 16z" fill={skin} />
        <path d="M-66 16C-62 30-30 34 0 34S60 30 66 14C66 34 34 40 0 40S-66 36-66 16z" fill={dark} />
        {[-1, 1].map((side) => (
          <g key={side} transform={`scale(${side} 1) translate(38 8) rotate(${-18})`}>
            <path d="M-26 16C-30-10-8-26 14-18 30-12 34 8 22 18 8 28-20 30-26 16z" fill={dark} />
            <path d="M-21 12C-24-8-6-20 12-13 25-8 28 6 18 13 6 21-16 23-21 12z" fill={skin} />
            <path d="M22 10L46 22" stroke="#f0dfbd" strokeWidth="8" strokeLinecap="round" />
            <circle cx="47" cy="18" r="5" fill="#f0dfbd" />
            <circle cx="45" cy="26" r="5" fill="#f0dfbd" />
          </g>
        ))}
        <path
          d="M-36-22Q-18-40 10-40"
          stroke="#fff"
          strokeOpacity="0.4"
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
      </Animal>
      <Citrus x={-72} y={36} r={13} />
      <Sprig x={0} y={-20} angle={random.between(-20, 20)} />
    </>
  );
}

/** Drumsticks, fried. */
export function friedChicken(random: Random) {
  const crust = random.pick(['#cf8d3c', '#b9752f', '#c2532c']);
  return (
    <>
      <Board width={220} height={104} />
      <path d="M-94 44L-70-34H74L94 44z" fill={PLATE} transform={`rotate(${random.between(-4, 4)})`} />
      <Animal>
        {[
          [-52, 6, -24],
          [-6, -14, 12],
          [34, 12, -8],
        ].map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path d="M0 12L4 50" stroke="#f3e6cc" strokeWidth="9" strokeLinecap="round" />
            <circle cx="-1" cy="52" r="6" fill="#f3e6cc" />
            <circle cx="9" cy="51" r="6" fill="#f3e6cc" />
            <path d="M-4 24C-28 14-34-14-20-28-8-40 18-38 26-20 34-2 22 18 10 25z" fill="#8f5520" />
            <path d="M-4 20C-25 11-30-13-18-25-7-36 16-34 23-18 30-2 19 15 9 21z" fill={crust} />
            {random.times(8, (index) => (
              <circle
                key={index}
                cx={random.between(-17, 16)}
                cy={random.between(-24, 12)}
                r="3"
                fill="#f0c57d"
                opacity="0.8"
              />
            ))}
          </g>
        ))}
      </Animal>
      <circle cx="82" cy="-24" r="19" fill={SHADE} />
      <circle cx="80" cy="-28" r="19" fill={PLATE} />
      <circle cx="80" cy="-28" r="14" fill={random.pick(['#c2402c', '#f2ead8', '#d99a2b'])} />
    </>
  );
}

/** Sausages with a pretzel and mustard. */
export function sausage(random: Random) {
  const skin = random.pick(['#a8532f', '#8f4327', '#c98a5c']);
  return (
    <>
      <Fork />
      <Plate />
      <g
        fill="none"
        stroke="#8a4a1c"
        strokeWidth="10"
        strokeLinecap="round"
        transform={`translate(14 -28) rotate(${random.between(-12, 12)})`}
      >
        <path d="M0 22C-34 8-44-26-20-28-2-28 6 6 26 18M0 22C34 8 44-26 20-28 2-28-6 6-26 18" />
      </g>
      <Animal>
        {[10, 32].map((y, index) => (
          <g key={y} transform={`translate(-2 ${y}) rotate(${random.between(-12, -4)})`}>
            <path
              d="M-46 8Q0 30 46 6"
              stroke="#000"
              strokeOpacity="0.14"
              strokeWidth="20"
              strokeLinecap="round"
              fill="none"
            />
            <path d="M-46 2Q0 22 46 0" stroke={skin} strokeWidth="19" strokeLinecap="round" fill="none" />
            {[-26, -8, 10, 28].map((x) => (
              <path key={x} d={`M${x - 4} ${6 + index}l8 9`} stroke="#5b2817" strokeWidth="3" strokeLinecap="round" />
            ))}
          </g>
        ))}
      </Animal>
      <path d="M-60-26q8-12 18-4 10 8 4 16-14 8-22-12z" fill="#e0aa2f" />
      <Knife />
    </>
  );
}

/** A raw salad of fish with lime, onion and corn. */
export function ceviche(random: Random) {
  return (
    <>
      <Plate />
      <circle r="52" fill="#eef0d2" />
      <circle r="48" fill="#dfe7b4" />
      <Animal>
        {random.times(14, (index) => (
          <rect
            key={index}
            x="-9"
            y="-8"
            width="18"
            height="16"
            rx="5"
            fill={index % 4 ? '#fffaf3' : '#f6cdb8'}
            stroke="#e3dcc4"
            strokeWidth="1.5"
            transform={`translate(${Math.round(Math.cos(index * 2.4) * (8 + index * 2.2))} ${Math.round(Math.sin(index * 2.4) * (8 + index * 2.2))}) rotate(${random.between(0, 90)})`}
          />
        ))}
      </Animal>
      {random.times(6, (index) => (
        <path
          key={index}
          d="M-16 6Q0-14 16 6"
          stroke="#a8437b"
          strokeWidth="3.5"
          fill="none"
          strokeLinecap="round"
          transform={`rotate(${index * 60 + random.between(-15, 15)}) translate(0 -26)`}
        />
      ))}
      {random.times(9, (index) => (
        <circle key={index} cx={-34 + (index % 3) * 8} cy={24 + Math.floor(index / 3) * 8} r="5" fill="#f3d26a" />
      ))}
      <ellipse cx="34" cy="30" rx="17" ry="11" fill="#e08a45" transform="rotate(-24 34 30)" />
      <Leaf x={-4} y={-4} angle={random.between(-90, 0)} size={0.8} />
      <Leaf x={2} y={0} angle={random.between(0, 90)} size={0.7} fill="#7fae4d" />
      <Citrus x={56} y={-44} r={15} peel="#7da83f" flesh="#cbe08f" />
      <Tomato x={-58} y={-20} r={5} />
    </>
  );
}
