import { expect, test } from 'vitest';
import { UsageMeter } from './usage-meter.ts';

test('later counts of a round replace earlier ones, rounds add up, and cached tokens count as input', () => {
  const meter = new UsageMeter();
  expect(meter.total).toEqual({ input: 0, output: 0, cached: 0 });
  meter.nextRound();
  meter.read({ input_tokens: 10, cache_creation_input_tokens: 5, cache_read_input_tokens: 100, output_tokens: 1 });
  expect(meter.total).toEqual({ input: 115, output: 1, cached: 100 });
  meter.read({ input_tokens: null, output_tokens: 40 });
  expect(meter.total).toEqual({ input: 115, output: 40, cached: 100 });
  meter.read({ input_tokens: 12, cache_read_input_tokens: 101, output_tokens: 41 });
  expect(meter.total).toEqual({ input: 118, output: 41, cached: 101 });
  expect(meter.conversation).toBe(159);

  meter.nextRound();
  expect(meter.total).toEqual({ input: 118, output: 41, cached: 101 });
  expect(meter.conversation).toBe(0);
  meter.read({ input_tokens: 2, output_tokens: 3 });
  expect(meter.total).toEqual({ input: 120, output: 44, cached: 101 });
});

test.each([null, 0])('what is reported as %s is estimated, until a report has it', { tags: ['a104'] }, (nothing) => {
  const meter = new UsageMeter();
  const none = { input_tokens: nothing, cache_creation_input_tokens: nothing, output_tokens: nothing };
  meter.nextRound();
  meter.send(30);
  meter.read(none);
  meter.receive('Nine here');
  meter.read(none);
  expect(meter.total).toEqual({ input: 30, output: 3, cached: 0 });
  expect(meter.conversation).toBe(33);
  meter.nextRound();
  meter.send(40);
  expect(meter.total).toEqual({ input: 70, output: 3, cached: 0 });
  meter.read({ cache_read_input_tokens: 20, output_tokens: 2 });
  expect(meter.total).toEqual({ input: 50, output: 5, cached: 20 });
});
