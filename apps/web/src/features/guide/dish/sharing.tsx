import type { Random } from './random.ts';
import { Board, Bowl, Leaf, METAL, PLATE, SHADE, Tomato } from './ware.tsx';

/** Small bowls of dips and salads, with bread. */
export function mezze(random: Random) {
  const dips = [
    ['#ecd9ac', '#b9752f'],
    ['#b0574a', '#7fae4d'],
    ['#5f8b4a', '#d2452f'],
    ['#fbf5e6', '#6fa552'],
    ['#8a6748', '#f3ead6'],
  ] as const;
  const turn = random.between(0, 72);
  return (
    <>
      <Board width={218} height={160} />
      {dips.map(([dip, top], index) => {
        const angle = ((index * 72 + turn) * Math.PI) / 180;
        return (
          <g key={dip} transform={`translate(${Math.round(Math.cos(angle) * 62)} ${Math.round(Math.sin(angle) * 46)})`}>
            <circle cx="1" cy="4" r="29" fill={SHADE} />
            <circle r="29" fill={index % 2 ? '#3f5f8a' : PLATE} />
            <circle r="23" fill={dip} />
            <path
              d="M-12 2A12 12 0 1 1 6 10"
              stroke="#fff"
              strokeOpacity="0.45"
              strokeWidth="4"
              strokeLinecap="round"
              fill="none"
            />
            {random.times(4, (spot) => (
              <circle key={spot} cx={random.between(-10, 10)} cy={random.between(-10, 10)} r="3.4" fill={top} />
            ))}
          </g>
        );
      })}
      <path d="M-26 12L0-28 26 12Q0 24-26 12z" fill="#d9a45c" />
      <path d="M-20 9L0-21 20 9Q0 18-20 9z" fill="#f0cf95" />
      {random.times(5, (index) => (
        <circle
          key={index}
          cx={random.between(-94, 94)}
          cy={index % 2 ? 68 : -68}
          r="6"
          fill={index % 2 ? '#4d6b33' : '#57324f'}
        />
      ))}
    </>
  );
}

/** A wide flatbread with heaps of stews and salads. */
export function flatbread(random: Random) {
  const heaps = ['#b0402b', '#d99a2b', '#4f8a45', '#7a4a25', '#e0b95c', '#8c3550'];
  const first = random.whole(0, 5);
  return (
    <>
      <circle cx="3" cy="8" r="88" fill={SHADE} />
      <circle r="87" fill={random.pick(['#b98448', '#3f5f8a', '#b9603f'])} />
      <circle r="78" fill="#d9b98a" />
      <circle r="75" fill="#e8cfa4" />
      {random.times(46, (index) => (
        <circle
          key={index}
          cx={Math.round(Math.cos(index * 2.4) * Math.sqrt(index) * 10.6)}
          cy={Math.round(Math.sin(index * 2.4) * Math.sqrt(index) * 10.6)}
          r="2.2"
          fill="#cda873"
        />
      ))}
      {random.times(6, (index) => (
        <g key={index} transform={`rotate(${index * 60}) translate(0 -46) rotate(${random.between(0, 90)})`}>
          <path
            d="M-18 0C-20-14-4-20 6-16 20-14 22 2 14 11 6 20-16 16-18 0z"
            fill={heaps[(index + first) % heaps.length]}
          />
          <path
            d="M-9-4q6-7 13-4"
            stroke="#fff"
            strokeOpacity="0.35"
            strokeWidth="3"
            strokeLinecap="round"
            fill="none"
          />
        </g>
      ))}
      <circle r="17" fill="#f6ecd4" />
      <Leaf x={-10} y={-2} angle={random.between(-60, 60)} size={0.7} />
      <Tomato x={6} y={6} r={5} />
    </>
  );
}

/** A round steel tray with small bowls, rice and a puffed bread. */
export function thali(random: Random) {
  const bowls = ['#d98a2b', '#b8452b', '#6b8f3d', '#fbf5e6', '#e3b24a'];
  return (
    <>
      <circle cx="3" cy="8" r="88" fill={SHADE} />
      <circle r="87" fill="#c3c0ba" />
      <circle r="80" fill="#dedbd5" />
      {bowls.map((fill, index) => (
        <g key={fill} transform={`rotate(${-110 + index * 44}) translate(54 0)`}>
          <circle r="21" fill={METAL} />
          <circle r="17" fill={fill} />
          <circle cx="-4" cy="-5" r="4" fill="#fff" opacity="0.35" />
        </g>
      ))}
      <ellipse
        cx="-30"
        cy="20"
        rx="34"
        ry="28"
        fill="#d9a45c"
        transform={`rotate(${random.between(-20, 20)} -30 20)`}
      />
      <ellipse cx="-31" cy="17" rx="29" ry="23" fill="#efce8f" />
      {random.times(6, (index) => (
        <circle key={index} cx={random.between(-50, -12)} cy={random.between(2, 34)} r="3" fill="#c98a45" />
      ))}
      <path d="M6 50C6 30 22 24 34 30 48 34 50 50 44 58 34 68 8 66 6 50z" fill="#fffaf0" />
      {random.times(9, (index) => (
        <rect
          key={index}
          x={random.between(14, 38)}
          y={random.between(36, 58)}
          width="6"
          height="2.4"
          rx="1.2"
          fill={index % 3 ? '#e8ddc6' : '#f0b53c'}
        />
      ))}
    </>
  );
}

/** A clay pot with a cone for its lid. */
export function tagine(random: Random) {
  const [clay, band] = random.pick([
    ['#b9603f', '#f0c05a'],
    ['#3f6f8a', '#f3ead6'],
    ['#c98a2f', '#7a3b1d'],
  ]);
  return (
    <g transform="translate(0 8)">
      <ellipse cx="2" cy="66" rx="100" ry="14" fill={SHADE} />
      <path d="M-92 34H92C88 58 60 70 0 70S-88 58-92 34z" fill={clay} />
      <path d="M-92 34H92L89 44H-89z" fill="#000" opacity="0.18" />
      <path d="M-78 32C-60 6-26-30-12-70H12C26-30 60 6 78 32Q0 44-78 32z" fill={clay} />
      <path
        d="M-60 12C-36-14-18-42-9-70"
        stroke="#fff"
        strokeOpacity="0.35"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M-66 16Q0 32 66 16" stroke={band} strokeWidth="5" fill="none" />
      <path d="M-34-22Q0-12 34-22" stroke={band} strokeWidth="4" fill="none" />
      {[-44, -22, 0, 22, 44].map((x) => (
        <path key={x} d={`M${x} ${4 - Math.abs(x) / 9}l8 8-8 8-8-8z`} fill={band} />
      ))}
      <circle cy="-78" r="13" fill={clay} />
      <circle cx="-4" cy="-82" r="4" fill="#fff" opacity="0.4" />
      {[-22, 20].map((x) => (
        <path
          key={x}
          d={`M${x}-98q-8-10 0-18t0-18`}
          stroke="#fff"
          strokeOpacity="0.7"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </g>
  );
}

/** A pot of melted cheese with cubes of bread on forks. */
export function fondue(random: Random) {
  return (
    <>
      <Bowl glaze={random.pick(['#b03a2e', '#3f5f8a'])} filling="#f3cf6c">
        <path
          d="M-40-8Q-20-24 0-10T40-10"
          stroke="#fff"
          strokeOpacity="0.5"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        {random.times(7, (index) => (
          <circle key={index} cx={random.between(-46, 46)} cy={random.between(-6, 46)} r="4" fill="#e5b445" />
        ))}
      </Bowl>
      {[-34, 8, 44].map((angle) => (
        <g key={angle} transform={`rotate(${angle + random.between(-6, 6)}) translate(0 -26)`}>
          <path d="M0-4V-104" stroke={METAL} strokeWidth="5" strokeLinecap="round" />
          <rect x="-3.5" y="-116" width="7" height="34" rx="3.5" fill="#6b3f24" />
          <rect x="-13" y="-14" width="26" height="26" rx="6" fill="#b9742f" />
          <rect x="-10" y="-11" width="20" height="20" rx="5" fill="#f1d8a4" />
        </g>
      ))}
    </>
  );
}
