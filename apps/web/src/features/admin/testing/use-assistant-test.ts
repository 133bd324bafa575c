import type { TestAssistantEvent } from '@saffron/contracts/admin';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../trpc.ts';
import type { TestCall } from './test-calls.ts';

/** The progress and result of one test of the assistant. */
export interface TestRun {
  state: 'waiting' | 'writing' | 'done' | 'failed' | 'stopped';
  text: string;
  error: string | null;
  /** Milliseconds from the question to the first text and to the end. */
  firstMs: number | null;
  totalMs: number | null;
  tokens: { input: number; output: number } | null;
}

const WAITING: TestRun = { state: 'waiting', text: '', error: null, firstMs: null, totalMs: null, tokens: null };

/** Runs one test of the assistant at a time. */
export function useAssistantTest(ask: TestCall) {
  const { client } = trpc.useUtils();
  const [testRun, setTestRun] = useState<TestRun | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run(question: string) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const begun = performance.now();
    let now = WAITING;
    setTestRun(now);
    for await (const event of ask(client.admin, question, controller.signal)) {
      if (controller.signal.aborted) break;
      now = after(now, event, performance.now() - begun);
      setTestRun(now);
    }
    running.current = null;
  }

  function stop() {
    running.current?.abort();
    running.current = null;
    setTestRun((now) => now && { ...now, state: 'stopped' });
  }

  return { testRun, isRunning: testRun?.state === 'waiting' || testRun?.state === 'writing', run, stop };
}

/** A test run after one more event, `ms` milliseconds after its start. */
function after(testRun: TestRun, event: TestAssistantEvent, ms: number): TestRun {
  switch (event.type) {
    case 'chunk':
      return { ...testRun, state: 'writing', text: testRun.text + event.text, firstMs: testRun.firstMs ?? ms };
    case 'complete':
      return { ...testRun, state: 'done', totalMs: ms, tokens: event.usage ?? null };
    case 'error':
      return { ...testRun, state: 'failed', totalMs: ms, error: event.message };
  }
}
