import { useEffect, useRef, useState } from 'react';

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const REST_MS = 250;

/** A text that the address keeps: the field follows every key, the address once typing rests, and both follow Back. */
export function useAddressedText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const latestWrite = useRef(write);

  useEffect(() => {
    latestWrite.current = write;
  });

  useEffect(() => {
    // What was written from here comes back, perhaps after the next key.
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
