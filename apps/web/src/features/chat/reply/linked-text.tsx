import { nameFinder, writtenName } from '@saffron/contracts/names-in-text';
import { type ReactNode, useMemo } from 'react';
import { PlaceLink } from '../../../lib/place-link.tsx';
import type { NamedPlace } from './named-places.tsx';

const LINK = 'font-medium underline decoration-line-strong decoration-1 hover:decoration-current';

/** Plain text in which the names of restaurants are links. */
export function LinkedText({ text, places }: { text: string; places: readonly NamedPlace[] }) {
  const find = useMemo(
    () => nameFinder(new Map(places.map(({ id, name }) => [writtenName(name) ?? '', id]))),
    [places],
  );
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { at, end, value } of find(text)) {
    parts.push(
      text.slice(from, at),
      <PlaceLink key={at} id={value} className={LINK}>
        {text.slice(at, end)}
      </PlaceLink>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
