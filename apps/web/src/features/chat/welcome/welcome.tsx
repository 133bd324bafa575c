import { ERROR_UPDATING_NAME, WELCOME_TEXT } from '@saffron/contracts/account-texts';
import { NAME_MAX } from '@saffron/contracts/limits';
import { IconButton } from '@saffron/ui/icon-button';
import { toast } from '@saffron/ui/toast';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { trpc } from '../../../trpc.ts';
import { cleanText } from '../composer/clean-text.ts';
import { focusWithKeyboard } from '../composer/focus-with-keyboard.ts';

const NAME_SAVED = {
  title: 'Welcome!',
  description: 'Your name has been saved. Now you can start exploring restaurants.',
};

/** Asks a new user for a name. */
export function Welcome() {
  const id = useId();
  const [text, setText] = useState('');
  const setName = useSetName();
  const save = useSingleFlight(setName);
  const input = useRef<HTMLInputElement>(null);
  const name = cleanText(text);

  useEffect(() => focusWithKeyboard(input.current), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name) save({ name });
  }

  return (
    <div>
      <h1 className="display max-w-[22ch] text-3xl text-pretty sm:text-[2.75rem]">{WELCOME_TEXT}</h1>
      <form onSubmit={submit} className="mt-10 max-w-md">
        <label htmlFor={id} className="block text-lg text-ink-muted">
          Nice to meet you, I'm...
        </label>
        <div className="relative mt-3">
          <input
            ref={input}
            id={id}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Your Name"
            autoComplete="given-name"
            maxLength={NAME_MAX}
            enterKeyHint="done"
            className="control min-h-14 rounded-xl pr-14 pl-4.5 text-lg"
          />
          <span className="absolute top-1.5 right-1.5">
            <IconButton
              label="Save name"
              type="submit"
              variant="primary"
              disabled={!name}
              pending={setName.isPending}
              className="rounded-lg!"
            >
              <ArrowRight />
            </IconButton>
          </span>
        </div>
      </form>
    </div>
  );
}

function useSetName() {
  const utils = trpc.useUtils();
  return trpc.accounts.setName.useMutation({
    async onSuccess() {
      await utils.accounts.me.refetch();
      toast(NAME_SAVED);
    },
    onError: () => toast({ ...ERROR_UPDATING_NAME, variant: 'destructive' }),
  });
}
