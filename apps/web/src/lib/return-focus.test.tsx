import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';

const nothing = () => undefined;

test.each([
  ['drawer', 'options'],
  ['other', 'other'],
])('when a dialog closes while %s has the focus, it moves to %s', async (taken, at) => {
  const options = createRef<HTMLButtonElement>();
  const page = (open: boolean) => (
    <>
      <div tabIndex={-1} id="drawer">
        <button type="button" id="options" ref={options} />
      </div>
      <input id="other" />
      <ConfirmDialog
        {...{ open, onOpenChange: nothing, onConfirm: nothing, returnFocus: options }}
        title="Delete?"
        description="This cannot be undone."
        confirmLabel="Delete"
      />
    </>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  document.getElementById(taken)?.focus();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(at));
});
