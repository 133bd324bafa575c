import { Badge } from '@saffron/ui/badge';
import { Button } from '@saffron/ui/button';
import { Card } from '@saffron/ui/card';
import { Notice } from '@saffron/ui/notice';
import { type ReactNode, useRef } from 'react';
import type { TestRun, useAssistantTest } from './use-assistant-test.ts';

interface TestCardProps {
  title: string;
  description: string;
  action: string;
  test: ReturnType<typeof useAssistantTest>;
  disabled: boolean;
  onRun: () => void;
}

const STATES = {
  waiting: { label: 'Waiting', tone: 'accent' },
  writing: { label: 'Writing', tone: 'accent' },
  done: { label: 'Success', tone: 'ok' },
  failed: { label: 'Failed', tone: 'danger' },
  stopped: { label: 'Stopped', tone: 'neutral' },
} as const;

export function TestCard({ title, description, action, test, disabled, onRun }: TestCardProps) {
  const { testRun, isRunning } = test;
  const button = useRef<HTMLButtonElement>(null);
  const state = testRun && STATES[testRun.state];

  function stop() {
    test.stop();
    // The Stop button disappears; move the focus to the start button.
    button.current?.focus();
  }

  return (
    <Card className="flex min-w-0 flex-col p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-xl">{title}</h2>
        <span role="status">{state && <Badge tone={state.tone}>{state.label}</Badge>}</span>
      </div>
      <p className="mt-1 text-[0.9375rem] text-ink-muted">{description}</p>
      <div className="mt-5 flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        <Button ref={button} variant="primary" disabled={disabled} pending={isRunning} onClick={onRun}>
          {action}
        </Button>
        {isRunning && <Button onClick={stop}>Stop</Button>}
      </div>
      {testRun && <Outcome testRun={testRun} />}
    </Card>
  );
}

function Outcome({ testRun }: { testRun: TestRun }) {
  const { state, text, error, firstMs, totalMs, tokens } = testRun;
  return (
    <div className="mt-5 border-t border-line pt-5">
      {error && (
        <div className="mb-4">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      {text ? (
        <p className="max-w-read whitespace-pre-line wrap-anywhere">
          {text}
          {state === 'writing' && (
            <span
              aria-hidden="true"
              className="ml-0.5 inline-block h-[1.05em] w-[0.5em] translate-y-[0.17em] animate-pulse rounded-[1px] bg-accent"
            />
          )}
        </p>
      ) : (
        <p className="text-ink-muted">{state === 'waiting' ? 'Waiting for the first words…' : 'No text received.'}</p>
      )}
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        <Figure term="First text">{firstMs === null ? '–' : seconds(firstMs)}</Figure>
        <Figure term="Total time">{totalMs === null ? '–' : seconds(totalMs)}</Figure>
        {tokens && (
          <Figure term="Tokens">
            {tokens.input + tokens.output}
            <span className="block text-sm font-normal text-ink-muted">
              {tokens.input} in, {tokens.output} out
            </span>
          </Figure>
        )}
      </dl>
    </div>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="tabular mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

/** @example seconds(1234) // '1.23 s' */
function seconds(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
