import { type ReactNode, type RefObject, useRef } from 'react';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface ComposerProps {
  /** Notices above the input. */
  notices?: ReactNode;
  /** A button that moves the conversation; in its own line, so that it covers nothing. */
  jump?: ReactNode;
  /** A line under the input. */
  below?: ReactNode;
  children: ReactNode;
}

/** The bottom bar of the chat; it stays in place while the conversation scrolls behind it. */
export function Composer({ notices, jump, below, children }: ComposerProps) {
  const foot: RefObject<HTMLDivElement | null> = useRef(null);
  useKeyboardInset(foot);
  return (
    <div ref={foot} data-composer="" className="sticky bottom-0 z-20 mt-auto short:relative">
      <div className="pointer-events-none absolute inset-x-0 bottom-full -z-1 h-6 bg-linear-to-t from-bg to-transparent" />
      <div className="bg-bg pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex flex-col gap-2.5">
          {jump && <div className="flex justify-center pt-1">{jump}</div>}
          {notices}
          {children}
          {below}
        </div>
      </div>
    </div>
  );
}
