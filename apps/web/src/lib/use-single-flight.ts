import { useRef } from 'react';

interface Mutation<Input> {
  mutate: (input: Input, options: { onSettled: () => void }) => void;
}

/** Ignores calls while one is pending: a double click comes before React renders the pending state. */
export function useSingleFlight<Input>(mutation: Mutation<Input>): (input: Input) => void {
  const busy = useRef(false);
  return (input) => {
    if (busy.current) return;
    busy.current = true;
    mutation.mutate(input, {
      onSettled: () => {
        busy.current = false;
      },
    });
  };
}
