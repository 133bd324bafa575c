import type { Random } from './random.ts';
import { Animal, Bowl, Citrus, chopsticks, EggHalf, GLAZES, Leaf } from './ware.tsx';

export function ramen(random: Random, plants: boolean) {
  return (
    <>
      <Bowl glaze={random.pick(GLAZES)} filling={random.pick(['#d9a05a', '#e3bd7c', '#c0663a', '#cf8d45'])}>
        {strands(random)}
        <g transform={`rotate(${random.between(-40, 40)})`}>
          <rect x="22" y="-58" width="26" height="40" rx="3" fill="#2b3d33" transform="rotate(24 35 -38)" />
          {plants ? (
            vegetables()
          ) : (
            <>
              <Animal>
                {slice(-28, -24, 17)}
                {slice(-12, -40, 15)}
              </Animal>
              <EggHalf x={-22} y={26} angle={-24} />
              <EggHalf x={14} y={32} angle={18} />
            </>
          )}
        </g>
        {scallions(random)}
      </Bowl>
      {chopsticks(random)}
    </>
  );
}

/** A clear broth with herbs and lime. */
export function pho(random: Random, plants: boolean) {
  return (
    <>
      <Bowl
        glaze={random.pick(['#e9dfd0', '#3f5f8a', '#6d8a6b', '#b9603f'])}
        filling={random.pick(['#d8a565', '#c98a4a', '#e2b46c'])}
      >
        {strands(random, ['#fbf3e0', '#efe2c4'])}
        {plants ? (
          vegetables()
        ) : (
          <Animal>
            {[-34, -18, -2].map((x, index) => (
              <path
                key={x}
                d="M-14-9Q0-16 15-8 19 4 10 12-6 16-15 7-19-1-14-9z"
                fill={index % 2 ? '#b06a5c' : '#c68a78'}
                transform={`translate(${x} ${-14 + index * 13}) rotate(${index * 35})`}
              />
            ))}
          </Animal>
        )}
        {[0, 1, 2, 3].map((index) => (
          <Leaf
            key={index}
            x={20}
            y={-6}
            angle={-100 + index * 48}
            size={0.9}
            fill={index % 2 ? '#5d8f45' : '#4d7a38'}
          />
        ))}
        {scallions(random)}
      </Bowl>
      <Citrus x={-108} y={40} r={17} peel="#7da83f" flesh="#cbe08f" />
      {chopsticks(random)}
    </>
  );
}

/** Noodles from a wok, without a broth. */
export function wok(random: Random, plants: boolean) {
  const strips = plants ? ['#7da255', '#e58a3a', '#efe0bd'] : ['#a5623f', '#7da255', '#8c4f34'];
  return (
    <>
      <Bowl glaze={random.pick(['#3d3835', '#453f45', '#3f5f8a'])} filling="#5a4436">
        {strands(
          random,
          random.pick([
            ['#e0a95c', '#cf8f43'],
            ['#f0cf8a', '#e2b869'],
          ]),
        )}
        {random.times(13, (index) => (
          <rect
            key={index}
            {...(!plants && index % 3 !== 1 && { 'data-animal': '' })}
            x={-9}
            y={-4}
            width="20"
            height="8"
            rx="4"
            fill={strips[index % strips.length]}
            transform={`translate(${random.between(-42, 42)} ${random.between(-42, 42)}) rotate(${random.between(0, 180)})`}
          />
        ))}
        {random.times(5, (index) => (
          <path
            key={index}
            d="M-12 0Q0-14 12 0"
            fill="none"
            stroke="#c6402f"
            strokeWidth="5"
            strokeLinecap="round"
            transform={`translate(${random.between(-38, 38)} ${random.between(-38, 38)}) rotate(${index * 70})`}
          />
        ))}
        {scallions(random)}
      </Bowl>
      {chopsticks(random)}
    </>
  );
}

function strands(random: Random, [light, dark] = ['#f7e0a8', '#efd08a']) {
  return (
    <g transform={`rotate(${random.between(-30, 30)})`}>
      {random.times(8, (index) => {
        const y = -30 + index * 8;
        const half = Math.sqrt(56 * 56 - y * y) - 4;
        return (
          <path
            key={y}
            d={`M${-half} ${y}q${half / 4}-9 ${half / 2} 0t${half / 2} 0 ${half / 2} 0 ${half / 2} 0`}
            fill="none"
            stroke={y % 16 ? light : dark}
            strokeWidth="5.5"
            strokeLinecap="round"
          />
        );
      })}
    </g>
  );
}

/** A slice of rolled pork. */
function slice(x: number, y: number, r: number) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#c58862" />
      <circle r={r - 6} fill="none" stroke="#ecc9a8" strokeWidth="3" />
    </g>
  );
}

/** Tofu, mushrooms, corn and greens. */
function vegetables() {
  return (
    <>
      {[
        [-36, -30],
        [-16, -40],
      ].map(([x, y]) => (
        <rect key={x} x={x} y={y} width="19" height="19" rx="4" fill="#fff7e6" stroke="#dfc796" strokeWidth="2" />
      ))}
      {[-34, -14].map((x) => (
        <path key={x} d={`M${x - 11} 30a11 11 0 0 1 22 0h-7v9h-8v-9z`} fill="#8a6748" />
      ))}
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <circle key={index} cx={12 + (index % 3) * 8} cy={26 + Math.floor(index / 3) * 8} r="4.5" fill="#f3c04f" />
      ))}
      <Leaf x={30} y={4} angle={40} size={1} fill="#6fa552" />
      <Leaf x={30} y={4} angle={-10} size={0.9} fill="#8fbd66" />
    </>
  );
}

function scallions(random: Random) {
  return random.times(9, (index) => (
    <circle
      key={index}
      cx={random.between(-12, 46)}
      cy={random.between(-18, 22)}
      r="4"
      fill="none"
      stroke={index % 3 ? '#6d9c4b' : '#97bd6c'}
      strokeWidth="2.6"
    />
  ));
}
