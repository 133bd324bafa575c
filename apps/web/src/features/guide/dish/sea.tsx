import type { Random } from './random.ts';
import { Animal, Board, Citrus, Leaf, METAL, OvalPlate, PLATE, Plate, SHADE } from './ware.tsx';

export function oysters(random: Random) {
  return (
    <>
      <circle cx="3" cy="7" r="86" fill={SHADE} />
      <circle r="85" fill={METAL} />
      <circle r="77" fill="#e8f1f5" />
      {random.times(16, (index) => (
        <rect
          key={index}
          x="-9"
          y="-9"
          width="18"
          height="18"
          rx="5"
          fill="#fff"
          opacity="0.8"
          transform={`translate(${random.between(-56, 56)} ${random.between(-56, 56)}) rotate(${random.between(0, 90)})`}
        />
      ))}
      <Animal>
        {random.times(6, (index) => (
          <g key={index} transform={`rotate(${index * 60 + 10}) translate(0 -48) rotate(${random.between(-12, 12)})`}>
            <path d="M0 26C-20 16-24-8-12-22-4-30 10-30 16-20 24-6 20 18 0 26z" fill="#6d6a6c" />
            <path d="M0 20C-15 12-18-6-9-17-3-24 8-23 12-16 18-5 15 13 0 20z" fill="#f1ece4" />
            <path d="M0 13C-9 8-11-4-5-10 0-15 7-13 9-8 12 0 9 9 0 13z" fill="#c9bfb1" />
            <circle cx="2" cy="-3" r="3" fill="#fff" opacity="0.7" />
          </g>
        ))}
      </Animal>
      <Citrus r={19} x={0} y={0} />
      <Leaf x={14} y={8} angle={30} size={0.7} />
    </>
  );
}

export function crab(random: Random) {
  const shell = random.pick(['#d4502f', '#c8432f', '#e06a35']);
  const leg = { fill: 'none', stroke: shell, strokeWidth: 9, strokeLinecap: 'round' } as const;
  return (
    <>
      <OvalPlate />
      <Animal>
        {[-1, 1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path {...leg} d="M36 4Q66-2 82 18M34 16Q58 18 70 38M28 26Q44 34 50 50" />
            <path {...leg} strokeWidth="11" d="M34-12Q58-22 60-42" />
            <path d="M60-34C40-46 44-74 60-78 58-66 64-62 68-60 70-66 74-72 80-74 90-58 80-36 60-34z" fill={shell} />
          </g>
        ))}
        <ellipse cy="10" rx="50" ry="36" fill="#9c2f1d" />
        <ellipse cy="5" rx="50" ry="35" fill={shell} />
        <path
          d="M-34-6Q0-30 34-6"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        {random.times(8, (index) => (
          <circle key={index} cx={random.between(-34, 34)} cy={random.between(2, 28)} r="2.6" fill="#f2a07c" />
        ))}
        <circle cx="-13" cy="-31" r="6" fill="#2a2522" />
        <circle cx="13" cy="-31" r="6" fill="#2a2522" />
      </Animal>
      <Citrus x={-92} y={22} r={13} />
      <Citrus x={92} y={22} r={13} />
    </>
  );
}

export function fishAndChips(random: Random) {
  return (
    <>
      <Board width={230} height={124} />
      <path d="M-100 48L-82-46 96-52 104 40z" fill={PLATE} />
      <path
        d="M-78-30H70M-82-16H78M-84-2H84M-86 12H88M-88 26H94"
        stroke="#cfc6bb"
        strokeWidth="2"
        strokeDasharray="34 6"
      />
      {random.times(18, (index) => (
        <rect
          key={index}
          x="-24"
          y="-5"
          width="46"
          height="11"
          rx="3"
          fill={index % 2 ? '#f3cf6c' : '#e5b445'}
          transform={`translate(${random.between(6, 62)} ${random.between(-26, 28)}) rotate(${random.between(-70, 70)})`}
        />
      ))}
      <Animal>
        <g transform={`translate(-28 0) rotate(${random.between(-16, -4)})`}>
          <path
            d="M-62 6C-56-24-14-38 26-26 48-20 62-30 72-26 66-10 68 6 74 20 60 22 44 12 26 18-12 32-56 30-62 6z"
            fill="#a8651f"
          />
          <path
            d="M-58 2C-52-24-12-35 26-23 46-17 58-25 66-22 61-8 62 4 68 14 56 15 42 7 26 13-12 26-52 24-58 2z"
            fill="#d7953a"
          />
          {random.times(12, (index) => (
            <circle
              key={index}
              cx={random.between(-46, 38)}
              cy={random.between(-18, 14)}
              r="3.4"
              fill="#efc070"
              opacity="0.85"
            />
          ))}
        </g>
      </Animal>
      <Citrus x={-84} y={34} r={14} />
      <circle cx="82" cy="34" r="18" fill={METAL} />
      <circle cx="82" cy="34" r="14" fill="#b8cf74" />
    </>
  );
}

/** Fried prawns or vegetables in a light batter, with a dip. */
export function tempura(random: Random, plants: boolean) {
  const insides = plants ? ['#e58a3a', '#7da255', '#6b4a78'] : ['#ef8a6a'];
  return (
    <>
      <Plate />
      <path d="M-46-40H40L48 42H-40z" fill="#fffaf0" />
      {random.times(4, (index) => (
        <g
          key={index}
          {...(!plants && { 'data-animal': '' })}
          transform={`translate(${-36 + index * 24} ${4 - (index % 2) * 6}) rotate(${random.between(-8, 10)})`}
        >
          <path d="M0-34Q2-50-10-58 8-60 10-44z" fill={insides[index % insides.length]} />
          <path d="M-11 32C-18 8-16-20-8-36-2-44 10-40 11-30 16-8 15 18 9 34 3 42-8 42-11 32z" fill="#c9913f" />
          <path d="M-8 28C-14 8-12-18-5-32 0-38 8-35 9-27 13-8 12 16 6 30 2 36-6 36-8 28z" fill="#f0cd80" />
          {random.times(5, (spot) => (
            <circle key={spot} cx={random.between(-7, 7)} cy={random.between(-26, 26)} r="2.8" fill="#fbe9bb" />
          ))}
        </g>
      ))}
      <g transform="translate(112 30)">
        <circle cx="1" cy="4" r="26" fill={SHADE} />
        <circle r="26" fill="#453f45" />
        <circle r="20" fill="#7a4a25" />
      </g>
    </>
  );
}
