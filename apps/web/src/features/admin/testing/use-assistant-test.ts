import type { TestAssistantEvent } from '@saffron/contracts/admin';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../trpc.ts';
import type { Ask } from './ask.ts';

/** One test of the assistant, from its start on. */
export interface Trial {
  state: 'waiting' | 'writing' | 'done' | 'failed' | 'stopped';
  text: string;
  error: string | null;
  /** Milliseconds from the question to the first text, and to the end. */
  firstMs: number | null;
  totalMs: number | null;
  tokens: { input: number; output: number } | null;
}

const WAITING: Trial = { state: 'waiting', text: '', error: null, firstMs: null, totalMs: null, tokens: null };

/** Tries the assistant in one of its ways, one test at a time. */
export function useAssistantTest(ask: Ask) {
  const { client } = trpc.useUtils();
  const [trial, setTrial] = useState<Trial | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run(question: string) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const begun = performance.now();
    let now = WAITING;
    setTrial(now);
    for await (const event of ask(client.admin, question, controller.signal)) {
      if (controller.signal.aborted) break;
      now = after(now, event, performance.now() - begun);
      setTrial(now);
    }
    running.current = null;
  }

  function stop() {
    running.current?.abort();
    running.current = null;
    setTrial((now) => now && { ...now, state: 'stopped' });
  }

  return { trial, isRunning: trial?.state === 'waiting' || trial?.state === 'writing', run, stop };
}

/** A trial after one more event, so many milliseconds after its start. */
function after(trial: Trial, event: TestAssistantEvent, ms: number): Trial {
  switch (event.type) {
    case 'chunk':
      return { ...trial, state: 'writing', text: trial.text + event.text, firstMs: trial.firstMs ?? ms };
    case 'complete':
      return { ...trial, state: 'done', totalMs: ms, tokens: event.usage ?? null };
    case 'error':
      return { ...trial, state: 'failed', totalMs: ms, error: event.message };
  }
}
