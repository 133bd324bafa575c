import { expect, test } from 'vitest';
import { limitsFor } from './limits.ts';
import { settingsOf } from './model-settings.ts';

test.each([
  ['claude-sonnet-5-5', 'between_tools', 'medium'],
  ['claude-haiku-5-5', 'disabled', 'medium'],
  ['claude-sonnet-5', 'disabled', 'medium'],
  ['claude-opus-5', 'disabled', 'medium'],
  ['claude-opus-5-5', undefined, 'low'],
  ['claude-fable-5-1', undefined, 'low'],
  ['claude-mythos-5', undefined, 'low'],
  ['claude-opus-4-8', undefined, undefined],
  ['claude-haiku-4-5-20251001', undefined, undefined],
  ['claude-sonnet-4-5', undefined, undefined],
  ['some-gateway/model', undefined, undefined],
])('%s: thinking %s, effort %s', (model, thinking, effort) => {
  const settings = settingsOf(model);
  expect([settings.thinking?.type, settings.output_config?.effort]).toEqual([thinking, effort]);
});

test('a model that always thinks gets and reserves extra tokens', () => {
  const [plain, thinking] = [limitsFor(settingsOf('claude-sonnet-5-5')), limitsFor(settingsOf('claude-opus-5-5'))];
  expect(thinking.output - plain.output).toBe(2000);
  expect(thinking.reply - plain.reply).toBe(2000);
  expect(limitsFor(settingsOf('claude-haiku-4-5'))).toEqual(plain);
});
