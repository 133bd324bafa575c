import { bellGardens } from './bell-gardens.ts';
import { crownHill } from './crown-hill.ts';
import { eastgate } from './eastgate.ts';
import { exchangeSquare } from './exchange-square.ts';
import { gullStrand } from './gull-strand.ts';
import { northQuay } from './north-quay.ts';
import { oldHarbour } from './old-harbour.ts';
import { silkMarket } from './silk-market.ts';
import { southmarsh } from './southmarsh.ts';
import { tanneryRow } from './tannery-row.ts';
import { theatreMile } from './theatre-mile.ts';
import type { DemoRestaurant } from './types.ts';
import { universityQuarter } from './university-quarter.ts';
import { westFerry } from './west-ferry.ts';
import { westLocks } from './west-locks.ts';

/** The invented city's time zone. */
export const DEMO_TIME_ZONE = 'Europe/London';

/**
 * The middle of the invented city, the fountain on Exchange Square, in the open sea: the nearest land is about 110 km
 * away, so nobody takes the city for a real one, and the time zone still fits.
 *
 * The plan, with meters east and north of the middle:
 * - The river comes from the north-east, between North Quay (-750, 1000), with an old arm on its other side, and the opera
 *   house at the lower end of Theatre Mile (350, 900). A smaller river joins it from the north-west; West Locks
 *   (-1950, 1700) lies there, with its canal.
 * - It flows south, with West Ferry (-1900, 100) on its west bank, into the harbor at Old Harbour (-1000, -650), whose
 *   lighthouse stands at 1 Lamp Street.
 * - Across the mouth of the harbor, Gull Strand (-2050, -2150) faces the lighthouse on one side and the estuary on the
 *   other. A causeway through the marsh leads there from Southmarsh (-400, -2350).
 * - Inland: Crown Hill (1250, 1150), the University Quarter behind it (800, 2100), Silk Market (850, -400), Eastgate at
 *   the city wall (1850, -50), Tannery Row (400, -1400) and Bell Gardens (1950, -1200).
 *
 * The restaurants of a street lie on a line, in the order of their house numbers, mostly 6 to 10 m for each number.
 */
export const DEMO_MIDDLE = { latitude: 49, longitude: -7.2 };

export const demoGuide: DemoRestaurant[] = [
  ...oldHarbour,
  ...northQuay,
  ...westFerry,
  ...eastgate,
  ...universityQuarter,
  ...tanneryRow,
  ...southmarsh,
  ...crownHill,
  ...silkMarket,
  ...exchangeSquare,
  ...bellGardens,
  ...westLocks,
  ...theatreMile,
  ...gullStrand,
];
