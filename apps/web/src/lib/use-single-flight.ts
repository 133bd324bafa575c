import { useRef } from 'react';

interface Mutation<Input> {
  mutate: (input: Input, options: { onSettled: () => void }) => void;
}

/** Sends one call at a time: the second click of a double click comes before React has drawn that the first one is pending. */
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
