import { TYPING_FINISH_MS, TYPING_TICK_MS } from '@saffron/contracts/limits';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setMotionReduced } from '../../../lib/preferences.ts';
import { useTypedText } from './use-typed-text.ts';

const TEXT = 'Lume is the one for a quiet dinner.';

beforeEach(() => {
  vi.useFakeTimers();
  setMotionReduced(false);
});

const render = (props: Parameters<typeof useTypedText>[0]) => renderHook(useTypedText, { initialProps: props });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a text appears gradually until it is complete', () => {
  const { result } = render({ text: TEXT, whole: true, from: 0 });
  expect(result.current).toEqual({ shown: '', typing: true });
  pass(TYPING_TICK_MS);
  expect(result.current.shown.length).toBeGreaterThan(0);
  expect(result.current.shown.length).toBeLessThanOrEqual(3);
  pass(TYPING_FINISH_MS);
  expect(result.current).toEqual({ shown: TEXT, typing: false });
});

test('text that arrives faster than the ticks is typed', () => {
  const { result, rerender } = render({ text: '', whole: false, from: 0 });
  for (let end = 1; end <= 20; end++) {
    rerender({ text: TEXT.slice(0, end), whole: false, from: 0 });
    pass(30);
  }
  expect(result.current.shown.length).toBeGreaterThan(10);
  expect(result.current.typing).toBe(true);
});

test('typing continues when more text arrives', () => {
  const { result } = render({ text: 'Lu', whole: false, from: 0 });
  pass(500);
  expect(result.current).toEqual({ shown: 'Lu', typing: true });
});

test('text of an opened conversation is not animated', () => {
  expect(render({ text: TEXT, whole: true, from: TEXT.length }).result.current).toEqual({ shown: TEXT, typing: false });
  expect(render({ text: TEXT, whole: false, from: 10 }).result.current.shown).toBe(TEXT.slice(0, 10));
});

test('with reduced motion the whole text shows immediately', () => {
  setMotionReduced(true);
  const { result, rerender } = render({ text: 'Lu', whole: false, from: 0 });
  expect(result.current.shown).toBe('Lu');
  rerender({ text: TEXT, whole: true, from: 0 });
  expect(result.current).toEqual({ shown: TEXT, typing: false });
});

test('a stopped reply shows immediately', () => {
  const { result, rerender } = render({ text: TEXT, whole: false, from: 0 });
  rerender({ text: TEXT, whole: true, from: 0, atOnce: true });
  expect(result.current).toEqual({ shown: TEXT, typing: false });
});
