import type { Random } from './random.ts';
import { Animal, Bowl, chopsticks, EggHalf, Fork, GLAZES, Knife, Leaf, Plate, Spoon } from './ware.tsx';

/** The color of the broth, and of what is in it. */
const SOUPS: readonly [string[], ...string[][]] = [
  ['#a8324a', '#c8456b', '#e9dcc0'],
  ['#b8562a', '#e58a3a', '#f0d9a4'],
  ['#6b7f35', '#8fbd66', '#e9dcc0'],
  ['#8a4a25', '#c98a45', '#e58a3a'],
];

/** A soup or a stew, with a swirl of cream and herbs. */
export function soup(random: Random, plants: boolean) {
  const [broth, ...chunks] = random.pick(SOUPS);
  return (
    <>
      <Bowl glaze={random.pick(GLAZES)} filling={broth ?? '#a8324a'}>
        {random.times(12, (index) => (
          <rect
            key={index}
            {...(!plants && index % 3 === 0 && { 'data-animal': '' })}
            x="-8"
            y="-7"
            width="16"
            height="14"
            rx="5"
            fill={!plants && index % 3 === 0 ? '#7a3f25' : chunks[index % 2]}
            transform={`translate(${Math.round(Math.cos(index * 2.4) * (16 + index * 3))} ${Math.round(Math.sin(index * 2.4) * (16 + index * 3))}) rotate(${random.between(0, 90)})`}
          />
        ))}
        <path
          d="M-6 6A11 11 0 1 1 14 0 16 16 0 1 1-16-6"
          stroke="#fffaf0"
          strokeWidth="7"
          strokeLinecap="round"
          fill="none"
        />
        {[0, 1, 2].map((index) => (
          <Leaf
            key={index}
            x={8}
            y={-8}
            angle={random.between(0, 360)}
            size={0.7}
            fill={index % 2 ? '#6fa552' : '#4f8a45'}
          />
        ))}
      </Bowl>
      <Spoon />
    </>
  );
}

/** Rice with what goes on it. */
export function riceBowl(random: Random, plants: boolean) {
  const rice = random.pick(['#fffaf0', '#fffaf0', '#e08a45', '#f0c65a']);
  return (
    <>
      <Bowl glaze={random.pick(GLAZES)} filling={rice}>
        {random.times(34, (index) => (
          <rect
            key={index}
            x="-4"
            y="-1.4"
            width="8"
            height="2.8"
            rx="1.4"
            fill="#000"
            opacity="0.09"
            transform={`translate(${Math.round(Math.cos(index * 2.4) * Math.sqrt(index) * 10)} ${Math.round(Math.sin(index * 2.4) * Math.sqrt(index) * 10)}) rotate(${index * 53})`}
          />
        ))}
        <g transform={`rotate(${random.between(-30, 30)})`}>
          {[-34, -17, 0, 17].map((y) =>
            plants ? (
              <path key={y} d={`M-46 ${y}q20-12 40 0l-4 12q-18-9-34 0z`} fill={y % 2 ? '#6b4a78' : '#8a6748'} />
            ) : (
              <Animal key={y}>
                <path d={`M-46 ${y}q20-12 40 0l-4 12q-18-9-34 0z`} fill={y % 2 ? '#8a4a30' : '#a4603c'} />
              </Animal>
            ),
          )}
          {plants ? (
            <Leaf x={10} y={-20} angle={30} size={1.3} fill="#8fbd66" />
          ) : (
            <EggHalf x={26} y={-18} angle={30} />
          )}
          {[0, 1, 2].map((index) => (
            <Leaf key={index} x={14} y={16} angle={index * 40} size={1} fill={index % 2 ? '#6fa552' : '#4f8a45'} />
          ))}
        </g>
      </Bowl>
      {chopsticks(random)}
    </>
  );
}

/** Roasted vegetables on a purée. */
export function vegetablePlate(random: Random) {
  const turn = random.between(0, 90);
  return (
    <>
      <Fork />
      <Knife />
      <Plate />
      <path
        d="M-48 10C-46-28-10-46 20-38 50-28 54 12 34 32 10 50-40 44-48 10z"
        fill={random.pick(['#f0d9a4', '#e7c7a0', '#dbe3b0'])}
      />
      <g transform={`rotate(${turn})`}>
        {[0, 1, 2].map((index) => (
          <g key={index} transform={`rotate(${index * 120}) translate(0 -26)`}>
            <circle r="15" fill="#8c2f50" />
            <circle r="10" fill="none" stroke="#b9537a" strokeWidth="3" />
          </g>
        ))}
        {[60, 180, 300].map((angle) => (
          <g key={angle} transform={`rotate(${angle}) translate(0 -24)`}>
            <path d="M-7-16Q0-22 7-16L3 20Q0 26-3 20z" fill="#e58a3a" />
            <path d="M0-18V-28M-4-18l-5-8M4-18l5-8" stroke="#5d8f45" strokeWidth="3.4" strokeLinecap="round" />
          </g>
        ))}
      </g>
      <circle r="11" fill="#7fae4d" />
      <circle cx="-6" cy="-5" r="7" fill="#6fa552" />
      <circle cx="6" cy="-4" r="7" fill="#5d8f45" />
      {random.times(7, (index) => (
        <circle
          key={index}
          cx={random.between(-40, 40)}
          cy={random.between(-36, 40)}
          r="3"
          fill={index % 2 ? '#7a4d2c' : '#f3c04f'}
        />
      ))}
      <Leaf x={20} y={28} angle={random.between(-40, 40)} size={0.8} />
    </>
  );
}
