import type { CurrentUser } from '@saffron/contracts/accounts';
import { SYSTEM_PROMPT_MAX } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { numberText } from '@saffron/ui/number-text';
import { Skeleton } from '@saffron/ui/skeleton';
import { TextareaField } from '@saffron/ui/textarea-field';
import { type FormEvent, useRef, useState } from 'react';
import { FailedToLoad } from '../failed-to-load.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { LastChange } from './last-change.tsx';
import { usePrompt } from './use-prompt.ts';

/** The System Prompt tab. */
export function PromptTab({ user }: { user: CurrentUser }) {
  const prompt = usePrompt();
  const { query, settings } = prompt;
  const [asking, setAsking] = useState(false);
  const editor = useRef<HTMLTextAreaElement>(null);

  if (!settings) {
    return query.isError ? (
      <FailedToLoad
        title="Could not load the system prompt"
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Loading />
    );
  }

  const canSave = prompt.isDirty && prompt.error === undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (prompt.hasConflict) prompt.saveAnyway();
    else if (canSave) prompt.save();
  }

  function discard() {
    prompt.discard();
    editor.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
        {prompt.hasConflict && (
          <ConflictNotice
            settings={settings}
            saving={prompt.saving}
            onTakeTheirs={discard}
            onKeepMine={prompt.saveAnyway}
          />
        )}
        <TextareaField
          ref={editor}
          label="System prompt"
          hint="Sets the assistant's tone and priorities. Facts about restaurants come from the guide."
          error={prompt.error}
          rows={12}
          value={prompt.text}
          onChange={(event) => prompt.edit(event.target.value)}
        />
        <div className="sticky bottom-0 z-10 short:static -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 bg-bg px-1 pt-3 before:absolute before:inset-x-1 before:top-0 before:border-t before:border-line pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <p className="tabular mr-auto text-sm text-ink-muted">
            {numberText(prompt.length)} of {numberText(SYSTEM_PROMPT_MAX)} characters
            {prompt.isDirty && <span className="font-medium text-ink"> · Not saved</span>}
          </p>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
            <Button disabled={settings.isDefault} pending={prompt.restoring} onClick={() => setAsking(true)}>
              Restore default
            </Button>
            {prompt.isDirty && <Button onClick={discard}>Discard</Button>}
            <Button type="submit" variant="primary" disabled={!canSave} pending={prompt.saving}>
              Save
            </Button>
          </div>
        </div>
      </form>
      <LastChange settings={settings} username={user.username} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        returnFocus={editor}
        title="Restore the default prompt?"
        description="Replaces the saved prompt with the default one, starting with the next reply."
        confirmLabel="Restore default"
        onConfirm={() => prompt.restore(() => setAsking(false))}
      />
      <LeaveGuard unsaved={prompt.isDirty} of="the system prompt" />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <span className="sr-only">Loading the system prompt</span>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="h-28" />
    </div>
  );
}
