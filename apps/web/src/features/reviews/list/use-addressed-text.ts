import { useEffect, useRef, useState } from 'react';

/** Delay before the URL is updated, in ms: browsers limit the rate of URL changes. */
const REST_MS = 250;

/** Text mirrored in the URL: the URL follows after typing pauses, and both follow Back. */
export function useAddressedText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const latestWrite = useRef(write);

  useEffect(() => {
    latestWrite.current = write;
  });

  useEffect(() => {
    // Ignore the echo of our own update, which may arrive after the next keystroke.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      latestWrite.current(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
