import type { Random } from './random.ts';
import { Animal, Board, Fork, Leaf, Plate, Sprig, Tomato } from './ware.tsx';

/** Boiled half-moons with dill and onion. */
export function pierogi(random: Random) {
  return (
    <>
      <Fork />
      <Plate />
      {halfMoons(random, { dough: '#f8e9c6', edge: '#dfc38a', count: 6 })}
      <circle cx="2" cy="2" r="17" fill="#fffaf3" />
      <path d="M-6 0q6-8 14-4" stroke="#e6ddcc" strokeWidth="3" strokeLinecap="round" fill="none" />
      {random.times(8, (index) => (
        <rect
          key={index}
          x={random.between(-44, 40)}
          y={random.between(-44, 44)}
          width="9"
          height="3.4"
          rx="1.7"
          fill={index % 2 ? '#b9752f' : '#6fa552'}
          transform={`rotate(${index * 40})`}
        />
      ))}
    </>
  );
}

/** Baked half-moons: empanadas, pasties, samosas. */
export function pasties(random: Random) {
  return (
    <>
      <Board width={200} height={140} />
      {halfMoons(random, { dough: random.pick(['#d9963f', '#c98237', '#e2ab52']), edge: '#a8622a', count: 5 })}
      <circle r="20" fill="#453f45" />
      <circle r="15" fill={random.pick(['#5f8b4a', '#c2402c'])} />
      <Leaf x={-6} y={2} angle={-30} size={0.5} />
    </>
  );
}

function halfMoons(random: Random, { dough, edge, count }: { dough: string; edge: string; count: number }) {
  return random.times(count, (index) => (
    <g key={index} transform={`rotate(${(index * 360) / count + random.between(-8, 8)}) translate(0 -43)`}>
      <path d="M-27 13A27 30 0 0 1 27 13Q0 21-27 13z" fill="#000" opacity="0.14" transform="translate(1 4)" />
      <path d="M-29 13A29 31 0 0 1 29 13Q0 22-29 13z" fill={edge} />
      <path d="M-24 10A24 25 0 0 1 24 10Q0 17-24 10z" fill={dough} />
      {[-62, -36, -12, 12, 36, 62].map((angle) => (
        <path
          key={angle}
          d="M0-21V-15"
          stroke={dough}
          strokeWidth="3"
          strokeLinecap="round"
          transform={`translate(0 6) rotate(${angle})`}
        />
      ))}
    </g>
  ));
}

/** A pie with a crust, and one piece out of it. */
export function pie(random: Random) {
  const crust = random.pick(['#cf9246', '#c07f35', '#dba557']);
  return (
    <>
      <Fork />
      <circle cx="3" cy="8" r="80" fill="#000" opacity="0.14" />
      <circle r="79" fill={random.pick(['#3f5f8a', '#e9dfd0', '#b9603f'])} />
      <circle r="70" fill="#8a5524" />
      <circle r="68" fill={crust} />
      {random.times(24, (index) => (
        <path
          key={index}
          d="M-5-67Q0-58 5-67"
          stroke="#9a6128"
          strokeWidth="3"
          fill="none"
          transform={`rotate(${index * 15})`}
        />
      ))}
      <circle r="52" fill="#e6b567" />
      <g transform={`rotate(${random.between(0, 90)})`}>
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d="M0-14V-34"
            stroke="#7a4519"
            strokeWidth="5"
            strokeLinecap="round"
            transform={`rotate(${angle})`}
          />
        ))}
        {[45, 135, 225, 315].map((angle) => (
          <path key={angle} d="M0-24Q12-34 0-48-12-34 0-24z" fill="#b9752f" transform={`rotate(${angle})`} />
        ))}
      </g>
    </>
  );
}

export function sandwich(random: Random, plants: boolean) {
  const crust = random.pick(['#c98a45', '#b9742f', '#8a5a35']);
  return (
    <>
      <Board width={230} height={96} />
      <g transform={`rotate(${random.between(-7, 3)})`}>
        <path d="M-92 18H92Q92 44 70 44H-70Q-92 44-92 18z" fill={crust} />
        <path
          d="M-92 16q10 14 22 4 12 12 24 0 12 12 24 0 12 12 24 0 12 12 24 0 12 12 24 0 12 12 24 0 12 8 18-6z"
          fill="#7fae4d"
        />
        {plants ? (
          <rect x="-86" y="-6" width="172" height="17" rx="8" fill="#efe0bd" />
        ) : (
          <Animal>
            <path d="M-90 6Q-70-12-50 2T-10 2 30 2 70 2 92 4Q88 16 70 12H-70Q-90 14-90 6z" fill="#b9563f" />
            <path d="M-88 0Q-66-14-48-2T-8-2 32-2 72-2 90 0L84 8H-80z" fill="#d98572" />
          </Animal>
        )}
        {[-64, -32, 0, 32, 64].map((x) => (
          <Tomato key={x} x={x} y={-4} r={9} />
        ))}
        <path d="M-94-6C-96-42-60-52 0-52S96-42 94-6Q0-14-94-6z" fill={crust} />
        <path
          d="M-78-24Q-60-42-16-43"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
        {[-44, -8, 28].map((x) => (
          <path key={x} d={`M${x}-46l18 20`} stroke="#f1d29b" strokeWidth="5" strokeLinecap="round" />
        ))}
      </g>
      <Sprig x={88} y={44} angle={random.between(-20, 10)} />
    </>
  );
}
