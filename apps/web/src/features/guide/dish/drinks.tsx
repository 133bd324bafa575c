import type { Random } from './random.ts';
import { Citrus, Leaf, METAL, PLATE, RIM, SHADE } from './ware.tsx';

const GLASS = 'var(--color-dish-glass)';

export function coffee(random: Random) {
  const cup = random.pick([PLATE, '#6d8a6b', '#6b57b5', '#b9603f']);
  return (
    <>
      <circle cx="3" cy="7" r="81" fill={SHADE} />
      <circle r="80" fill={PLATE} />
      <circle r="50" fill={RIM} opacity="0.7" />
      <g transform={`rotate(${random.between(-50, 30)})`}>
        <rect
          x="44"
          y="-8"
          width="34"
          height="16"
          rx="8"
          fill={cup}
          stroke="#000"
          strokeOpacity="0.08"
          strokeWidth="2"
        />
        <circle cx="2" cy="4" r="52" fill="#000" opacity="0.14" />
        <circle r="51" fill={cup} stroke="#000" strokeOpacity="0.08" strokeWidth="2" />
        <circle r="43" fill="#5b3622" />
        <circle r="41" fill="#8c5a35" />
        <g transform="rotate(-20)" fill="#f4e3c8">
          <path d="M0 30C-30 16-32-8-18-16-8-21 0-12 0-8 0-12 8-21 18-16 32-8 30 16 0 30z" />
          <path d="M0 20C-17 10-18-2-11-6-5-9 0-4 0 0 0-4 5-9 11-6 18-2 17 10 0 20z" fill="#8c5a35" />
          <path d="M0 13C-9 7-9 0-5-2-2-4 0-1 0 1 0-1 2-4 5-2 9 0 9 7 0 13z" />
        </g>
      </g>
      <g transform="translate(-58 36) rotate(-52)">
        <ellipse cx="0" cy="-20" rx="8" ry="12" fill={METAL} />
        <rect x="-2.5" y="-12" width="5" height="46" rx="2.5" fill={METAL} />
      </g>
      <circle cx="58" cy="36" r="15" fill="#cf9550" />
      {[
        [52, 32],
        [60, 30],
        [64, 40],
        [55, 42],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.4" fill="#5b3622" />
      ))}
    </>
  );
}

export function wine(random: Random) {
  const [wine, light] = random.pick([
    ['#7c2440', '#973a56'],
    ['#e8cf7a', '#f1df9f'],
    ['#e7a393', '#f0bcae'],
  ]);
  return (
    <g transform="scale(0.92)">
      <ellipse cx="4" cy="86" rx="92" ry="8" fill={SHADE} />
      <g transform="translate(-46 0)">
        <path
          d="M-9-96H9V-58C9-46 24-42 24-22V78Q24 86 16 86H-16Q-24 86-24 78V-22C-24-42-9-46-9-58z"
          fill={random.pick(['#34472f', '#2f3a46', '#4a3527'])}
        />
        <rect x="-24" y="0" width="48" height="50" fill={PLATE} />
        <path d="M-14 16H14M-14 26H8M-14 34H11" stroke={wine} strokeWidth="3" strokeLinecap="round" />
        <path d="M-9-96H9V-72H-9z" fill={wine} />
      </g>
      <g transform="translate(42 0)">
        <path d="M-34-58C-42-10-24 14 0 16 24 14 42-10 34-58z" fill={GLASS} />
        <path d="M-37-28C-36-2-20 14 0 16 20 14 36-2 37-28z" fill={wine} />
        <ellipse cy="-28" rx="37" ry="6" fill={light} />
        <path d="M0 16V80" stroke={GLASS} strokeWidth="5" />
        <path d="M-28 86Q0 72 28 86z" fill={GLASS} />
        <path
          d="M-26-48C-30-30-28-18-24-8"
          stroke="#fff"
          strokeOpacity="0.6"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </g>
  );
}

export function cocktail(random: Random) {
  const [drink, light] = random.pick([
    ['#e2673f', '#ef8a63'],
    ['#d9a43a', '#e9c068'],
    ['#b7486f', '#cc6d8f'],
    ['#8fae5c', '#abc77d'],
    ['#7d66c4', '#9c88d8'],
  ]);
  return (
    <>
      <ellipse cx="3" cy="84" rx="44" ry="7" fill={SHADE} />
      <Citrus x={44} y={-52} r={20} peel="#e88b2e" flesh="#f6b75f" />
      <path d="M-62-52H62C60-18 34 2 0 4-34 2-60-18-62-52z" fill={GLASS} />
      <path d="M-57-38H57C50-14 30 0 0 2-30 0-50-14-57-38z" fill={drink} />
      <ellipse cy="-38" rx="57" ry="7" fill={light} />
      <path d="M0 4V78" stroke={GLASS} strokeWidth="5" />
      <path d="M-34 84Q0 70 34 84z" fill={GLASS} />
      <path
        d="M-46-30C-42-18-32-10-22-6"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M-50-72L14-34" stroke={METAL} strokeWidth="3" strokeLinecap="round" />
      <circle cx="-12" cy="-50" r="8" fill="#c23f4c" />
      <circle cx="-26" cy="-58" r="8" fill="#c23f4c" />
      <Leaf x={22} y={-44} angle={random.between(-70, -30)} size={0.7} />
    </>
  );
}

export function beer(random: Random) {
  const [beer, light] = random.pick([
    ['#d9962c', '#eab352'],
    ['#7a4321', '#965a31'],
    ['#e5b944', '#f0cf70'],
  ]);
  return (
    <>
      <ellipse cx="4" cy="84" rx="62" ry="8" fill={SHADE} />
      <path d="M44-28H58Q78-28 78-6V26Q78 48 58 48H44" stroke={GLASS} strokeWidth="11" fill="none" />
      <path d="M-48-46H48L44 74Q44 84 34 84H-34Q-44 84-44 74z" fill={GLASS} />
      <path d="M-42-34H42L38 70Q38 77 31 77H-31Q-38 77-38 70z" fill={beer} />
      <path d="M-26-18V58M0-18V58M26-18V58" stroke={light} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M-52-40C-62-58-44-72-30-66-24-84 4-86 12-70 26-82 48-72 46-58 60-52 54-32 44-36 30-28-32-26-40-32-46-30-52-34-52-40z"
        fill="#fffaf0"
      />
      <path d="M-34-52q6-8 14-4" stroke="#e5d8c2" strokeWidth="3" strokeLinecap="round" fill="none" />
      {random.times(7, (index) => (
        <circle
          key={index}
          cx={random.between(-30, 30)}
          cy={random.between(-10, 66)}
          r="2.2"
          fill="#fff"
          opacity="0.55"
        />
      ))}
    </>
  );
}
