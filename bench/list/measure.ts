import autocannon from 'autocannon';

/** A server and the request sent to it. */
export interface Arm {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

interface Round {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export interface Measured {
  name: string;
  rounds: Round[];
}

const CONNECTIONS = 16;
const WARM_UP_S = 1;

/**
 * Measures every arm in every round. The order alternates so that a gradual slowdown of the machine affects all arms equally.
 *
 * @param seconds duration of the load per arm and round
 * @throws if a server returns an error status or drops a connection
 */
export async function measure(arms: Arm[], rounds: number, seconds: number): Promise<Measured[]> {
  const measured = new Map<string, Round[]>(arms.map((arm) => [arm.name, []]));
  for (const arm of arms) await load(arm, WARM_UP_S);
  for (let round = 0; round < rounds; round += 1) {
    for (const arm of round % 2 === 0 ? arms : arms.toReversed()) {
      measured.get(arm.name)?.push(await load(arm, seconds));
    }
  }
  return [...measured].map(([name, results]) => ({ name, rounds: results }));
}

async function load({ url, headers = {} }: Arm, duration: number): Promise<Round> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0) throw new Error(`${url}: some requests failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of the per-round ratios of two arms, and its 95% lower confidence bound (bootstrap of the median). */
export function ratio(one: number[], other: number[]): { median: number; atLeast: number } {
  const ratios = one.map((value, round) => value / (other[round] ?? Number.NaN));
  const medians = Array.from({ length: 2000 }, () =>
    median(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b);
  return { median: median(ratios), atLeast: medians[Math.floor(medians.length * 0.05)] ?? Number.NaN };
}
