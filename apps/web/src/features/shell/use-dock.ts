import { useState } from 'react';
import { readStored, writeStored } from '../../lib/stored.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const KEY = 'sidebar';
const CLOSED = 'closed';

/** Whether the sidebar is docked: on wide screens, unless it was closed in this browser. Null where the drawer takes its place. */
export function useDock(here: boolean): { open: boolean | null; toggle: () => void } {
  const isWide = useMediaQuery('(min-width: 68.75rem)', true);
  const [open, setOpen] = useState(() => readStored(KEY) !== CLOSED);

  function toggle() {
    setOpen(!open);
    writeStored(KEY, open ? CLOSED : null);
  }

  return { open: here && isWide ? open : null, toggle };
}
