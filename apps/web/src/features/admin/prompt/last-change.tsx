import type { PromptSettings } from '@saffron/contracts/admin';
import { Button } from '@saffron/ui/button';
import { Card } from '@saffron/ui/card';
import { useState } from 'react';
import { displayName } from '../../../lib/display-name.ts';
import { DateAndTime } from '../date-and-time.tsx';
import { shortened, textDiff } from './text-diff.ts';

/** The last change of the prompt: author, time and differences. */
export function LastChange({ settings, username }: { settings: PromptSettings; username: string }) {
  const { updatedAt, updatedBy, isDefault, previous, prompt } = settings;
  const [shown, setShown] = useState(false);
  const by = updatedBy && (updatedBy.username === username ? 'you' : displayName(updatedBy));

  return (
    <Card className="p-5">
      <h2 className="font-semibold">Last change</h2>
      {updatedAt ? (
        <p className="mt-1 text-[0.9375rem] text-ink-muted">
          {isDefault ? 'Default restored' : 'Edited'} {by && <>by {by} </>}
          <span className="whitespace-nowrap">
            on <DateAndTime at={updatedAt} />
          </span>
        </p>
      ) : (
        <p className="mt-1 text-[0.9375rem] text-ink-muted">This is the default prompt. It has not been changed.</p>
      )}
      {updatedAt && previous !== null && (
        <>
          <Button size="sm" className="mt-4" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide changes' : 'Show changes'}
          </Button>
          {shown && <Difference before={previous} after={prompt} />}
        </>
      )}
    </Card>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  if (before === after) return <p className="mt-4 text-sm text-ink-muted">The text did not change.</p>;
  return (
    <p className="mt-4 max-h-96 overflow-y-auto text-sm leading-relaxed whitespace-pre-line wrap-anywhere">
      {shortened(textDiff(before, after)).map(({ kind, text }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the segments of one comparison never move
        if (kind === 'added') {
          return (
            <ins key={index} className="rounded-[2px] bg-ok-soft text-ok no-underline">
              {text}
            </ins>
          );
        }
        if (kind === 'removed') {
          return (
            <del key={index} className="rounded-[2px] bg-danger-soft text-danger">
              {text}
            </del>
          );
        }
        return (
          <span key={index} className="text-ink-muted">
            {text}
          </span>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the segments of one comparison never move
      })}
    </p>
  );
}
