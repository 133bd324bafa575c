import { Button } from '@saffron/ui/button';
import { Notice } from '@saffron/ui/notice';
import { TextField } from '@saffron/ui/text-field';
import { useEffect, useRef, useState } from 'react';

interface CreatedTokenProps {
  token: string;
  onDone: () => void;
}

/** A new access token, selected, with a button to copy it. */
export function CreatedToken({ token, onDone }: CreatedTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  // The button that had the focus is gone.
  useEffect(() => field.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      setMessage('Copied');
    } catch {
      // Browsers block access to the clipboard without https.
      field.current?.select();
      setMessage('Could not copy. The token is selected: copy it with the keyboard or the menu.');
    }
  }

  return (
    <div className="flex flex-col gap-5 pt-1">
      <Notice>Copy the token now. It will not be shown again.</Notice>
      <TextField
        ref={field}
        label="Access token"
        hint="Keep it as secret as a password."
        value={token}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={() => void copy()}>
          Copy token
        </Button>
        <Button onClick={onDone}>Done</Button>
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-muted">
          {message}
        </p>
      </div>
    </div>
  );
}
