import { useEffect, useRef, useState } from 'react';

/** Delay before the URL is updated, in ms: browsers limit the rate of URL changes. */
const DELAY_MS = 250;

/** Text mirrored in the URL: the URL follows after typing pauses, and both follow Back. */
export function useUrlText(urlText: string, write: (text: string) => void) {
  const [text, setText] = useState(urlText);
  const written = useRef(urlText);
  const latestWrite = useRef(write);

  useEffect(() => {
    latestWrite.current = write;
  });

  useEffect(() => {
    // Ignore the echo of our own update, which may arrive after the next keystroke.
    if (urlText === written.current) return;
    written.current = urlText;
    setText(urlText);
  }, [urlText]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      latestWrite.current(text);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
