import { setTimeout as delay } from 'node:timers/promises';
import type { FakeAnthropic } from '../../fakes/anthropic.ts';
import type { Step } from '../../fakes/anthropic-script.ts';
import type { TcpProxy } from '../tcp-proxy.ts';
import type { Journal } from './journal.ts';
import type { Random } from './random.ts';

/** The components that faults can be injected into. */
export interface FaultTargets {
  anthropic: FakeAnthropic;
  /** Between the server and its database. */
  proxy?: TcpProxy;
  /** Kills and restarts one replica. */
  killReplica?: () => Promise<void>;
}

const UPSTREAM = {
  limited: 2,
  broken: 2,
  overloaded: 2,
  spendCap: 1,
  refusedKey: 1,
  cut: 4,
  error: 2,
  silent: 1,
  stall: 1,
};
const AROUND = { upstream: 10, breakLine: 3, cutLine: 2, slowLine: 1, kill: 0.5 };

const WORDS = ['Well, ', 'I ', 'would ', 'go ', 'to ', 'the ', 'harbour 🍤 ', 'and ', 'sit ', 'down.'];

function stepOf(name: keyof typeof UPSTREAM, random: Random): Step {
  switch (name) {
    case 'limited':
      return { status: 429, headers: { 'retry-after': '0' } };
    case 'spendCap':
      return { status: 429 };
    case 'broken':
      return { status: 500 };
    case 'overloaded':
      return { status: 529 };
    case 'refusedKey':
      return { status: 401 };
    case 'cut':
      return { say: WORDS, cutAfter: random.below(3000) };
    case 'error':
      return { say: WORDS.slice(random.below(WORDS.length)), end: { error: 'overloaded_error' } };
    case 'silent':
      return { silent: true };
    case 'stall':
      return { say: WORDS.slice(random.below(WORDS.length)), end: 'silence' };
  }
}

/** Injects one fault and removes it again. */
export async function injectFault(around: FaultTargets, journal: Journal, random: Random): Promise<void> {
  const { anthropic, proxy, killReplica } = around;
  const kind = random.weighted(AROUND);
  if (kind === 'upstream' || !proxy || (kind === 'kill' && !killReplica)) {
    const name = random.weighted(UPSTREAM);
    journal.count(`fault: Anthropic ${name}`);
    anthropic.script(stepOf(name, random));
    return;
  }
  journal.count(`fault: ${kind}`);
  if (kind === 'breakLine') proxy.breakAll();
  if (kind === 'cutLine') {
    await proxy.cut();
    await delay(random.below(500));
    await proxy.restore();
  }
  if (kind === 'slowLine') {
    proxy.delay = 5;
    await delay(random.below(500));
    proxy.delay = 0;
  }
  if (kind === 'kill') await killReplica?.();
}
