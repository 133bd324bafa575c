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
