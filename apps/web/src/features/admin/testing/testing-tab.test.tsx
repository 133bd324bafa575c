import type { TestAssistantEvent } from '@saffron/contracts/admin';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { TestingTab } from './testing-tab.tsx';

function tab(answers: Record<string, unknown>) {
  render(
    <TestApp answers={{ 'admin.replyWriter': { name: 'built-in', model: null }, ...answers }}>
      <TestingTab />
    </TestApp>,
  );
}

const throwing = (error: Error) => () => {
  throw error;
};
const streaming = (...events: (TestAssistantEvent | Error)[]) =>
  vi.fn(async function* () {
    for (const event of events) {
      if (event instanceof Error) throw event;
      yield event;
    }
  });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const chunk = (text: string): TestAssistantEvent => ({ type: 'chunk', text });

test.each([
  [{ name: 'built-in', model: null }, /Replies come from the built-in writer/],
  [{ name: 'claude', model: 'claude-sonnet-5' }, /Replies come from Claude \(claude-sonnet-5\)/],
])('names the writer of the replies: %j', async (writer, text) => {
  tab({ 'admin.replyWriter': writer });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a normal call shows text and time; without a question it uses the default', async () => {
  const ask = vi.fn(() => ({ success: true, message: 'Hello there.' }));
  tab({ 'admin.testAssistant': ask });
  await click('Test normal call');
  expect(await screen.findByText('Hello there.')).toBeTruthy();
  expect(screen.getByText('Success')).toBeTruthy();
  expect(screen.getByText('Total time').nextElementSibling?.textContent).toMatch(/ s$|ms$/);
  expect(ask).toHaveBeenCalledWith({});
});

test('a streamed call shows its text, its times and its tokens', async () => {
  const ask = streaming(chunk('Hello '), chunk('there.'), { type: 'complete', usage: { input: 12, output: 30 } });
  tab({ 'admin.testAssistantStream': ask });
  fireEvent.change(await screen.findByLabelText('Question'), { target: { value: ' Who? ' } });
  const button = screen.getByRole('button', { name: 'Test streamed call' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Hello there.')).toBeTruthy();
  expect(await screen.findByText('12 in, 30 out')).toBeTruthy();
  expect(screen.getByText('First text').nextElementSibling?.textContent).toMatch(/ms$/);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith({ message: 'Who?' });
});

test.each([
  ['normal', { 'admin.testAssistant': { success: false, error: 'The assistant is busy.' } }, 'The assistant is busy.'],
  ['normal', { 'admin.testAssistant': { success: false, error: '' } }, 'An unknown error occurred'],
  [
    'normal',
    { 'admin.testAssistant': throwing(new TypeError('Failed to fetch')) },
    'Failed to connect to the Claude API',
  ],
  ['normal', { 'admin.testAssistant': throwing(serverError(503, 'The database is down.')) }, 'The database is down.'],
  [
    'streamed',
    { 'admin.testAssistantStream': throwing(new TypeError('Failed to fetch')) },
    'Failed to start streaming',
  ],
  [
    'streamed',
    { 'admin.testAssistantStream': streaming(chunk('He'), new Error('cut')) },
    'Streaming connection failed',
  ],
  ['streamed', { 'admin.testAssistantStream': streaming(chunk('He')) }, 'Streaming connection failed'],
  ['streamed', { 'admin.testAssistantStream': streaming({ type: 'error', message: 'Busy.' }) }, 'Busy.'],
  ['streamed', { 'admin.testAssistantStream': streaming({ type: 'error', message: '' }) }, 'An unknown error occurred'],
])('a failed %s call shows the error (%#)', async (kind, answers, sentence) => {
  tab(answers);
  await click(`Test ${kind} call`);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(sentence)).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
});

test('a question that is too long is reported at the field', async () => {
  tab({});
  fireEvent.change(await screen.findByLabelText('Question'), { target: { value: 'x'.repeat(4001) } });
  expect(screen.getByText('A message can have at most 4,000 characters.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Test normal call' }).disabled).toBe(true);
});
