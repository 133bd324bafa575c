import { cx } from '@saffron/ui/cx';
import { Kbd } from '@saffron/ui/kbd';
import { PaletteDialog } from '@saffron/ui/palette-dialog';
import { MapPin, MessageSquare, Search, SquarePen } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useOpenPlace } from '../../lib/open-place.ts';
import { takeTyping } from '../../lib/type-ahead.ts';
import { FoundOption } from './found-option.tsx';
import { usePaused } from './use-paused.ts';
import { usePlaceSearch } from './use-place-search.ts';
import { useSessionSearch } from './use-session-search.ts';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onNewChat: () => void;
  /** `chatId`: the message to show. */
  onSelect: (sessionId: number, chatId?: number) => void;
}

interface Option {
  key: string;
  icon: ReactNode;
  content: ReactNode;
  run: () => void;
}

/** The command palette: New Chat, and a search of restaurants and of past conversations. */
export function CommandPalette({ open, onOpenChange, onNewChat, onSelect }: CommandPaletteProps) {
  const { openPlace } = useOpenPlace();
  return (
    <PaletteDialog open={open} onOpenChange={onOpenChange} title="New chat and history">
      <Palette
        onNewChat={() => {
          onOpenChange(false);
          onNewChat();
        }}
        onSelect={(sessionId, chatId) => {
          onOpenChange(false);
          onSelect(sessionId, chatId);
        }}
        onOpenPlace={(restaurantId) => {
          onOpenChange(false);
          openPlace(restaurantId);
        }}
      />
    </PaletteDialog>
  );
}

type PaletteProps = Pick<CommandPaletteProps, 'onNewChat' | 'onSelect'> & {
  onOpenPlace: (restaurantId: number) => void;
};

function Palette({ onNewChat, onSelect, onOpenPlace }: PaletteProps) {
  const id = useId();
  const [text, setText] = useState('');
  // What the user moved to; otherwise what is found first, or New Chat without a text. A text without a result selects nothing.
  const [chosen, setChosen] = useState<string | null>(null);
  const [entered, setEntered] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const wanted = usePaused(text);
  const { found, problem, searching } = useSessionSearch(wanted);
  const { places, searching: searchingPlaces } = usePlaceSearch(wanted);
  const placeOption = ({ id, name, neighborhood, cuisine }: (typeof places)[number]): Option => ({
    key: `place-${id}`,
    icon: <MapPin />,
    content: (
      <span className="flex min-w-0 flex-col py-1.5 sm:flex-row sm:items-baseline sm:gap-3">
        <span className="truncate">{name}</span>
        <span className="truncate text-sm text-ink-muted">{[neighborhood, cuisine].filter(Boolean).join(' · ')}</span>
      </span>
    ),
    run: () => onOpenPlace(id),
  });
  // Names that have the text only inside of words, or nearly, are guesses: they follow the conversations that have it.
  const isMeant = ({ fit }: (typeof places)[number]) => fit === 'start' || fit === 'words';
  const options: Option[] = [
    { key: 'new', icon: <SquarePen />, content: <span className="truncate">New Chat</span>, run: onNewChat },
    ...places.filter(isMeant).map(placeOption),
    ...found.map((entry) => ({
      key: entry.key,
      icon: <MessageSquare className={entry.isMore ? 'invisible' : ''} />,
      content: <FoundOption entry={entry} />,
      run: () => onSelect(entry.sessionId, entry.message?.chatId),
    })),
    ...places.filter((place) => !isMeant(place)).map(placeOption),
  ];
  const anything = found.length + places.length > 0;
  const sessions = new Set(found.map(({ sessionId }) => sessionId)).size;
  const counted = [places.length > 0 && count(places.length, 'restaurant'), count(sessions, 'conversation')]
    .filter(Boolean)
    .join(', ');
  const typed = text.trim();
  const pending = wanted !== typed || searching || searchingPlaces;
  const first = typed === '' ? 0 : anything ? 1 : -1;
  const moved = options.findIndex(({ key }) => key === chosen);
  const at = moved < 0 ? first : moved;

  useEffect(() => {
    const before = takeTyping();
    if (!before.text) return;
    setText(before.text);
    setEntered(before.entered);
  }, []);

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  // Enter chooses what the text finds, and not what was listed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results have come
  useEffect(() => {
    if (entered && !pending) options[at]?.run();
  }, [entered, pending]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setChosen(options[(at + step + options.length) % options.length]?.key ?? null);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (moved < 0) setEntered(true);
      else options[at]?.run();
    }
  }

  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line px-3.5 sm:gap-3 sm:px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog opens for this field
          autoFocus
          role="combobox"
          aria-label="Search conversations and restaurants"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={options[at] && `${id}-${options[at].key}`}
          placeholder="Search conversations and restaurants"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(null);
            setEntered(false);
          }}
          onKeyDown={press}
          className="h-14 min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-muted sm:text-lg"
        />
        <span className="pointer-coarse:hidden">
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label="Results"
        className="max-h-[min(24rem,50dvh)] overflow-y-auto p-2"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which handles Enter
          <div
            key={option.key}
            id={`${id}-${option.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setChosen(option.key)}
            onClick={option.run}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-muted',
              index === at && 'bg-hover',
            )}
          >
            {option.icon}
            {option.content}
          </div>
        ))}
      </div>
      <p role="status" className={cx('px-5 pb-4 text-sm text-ink-muted', !problem && anything && 'sr-only')}>
        {problem ?? (anything ? counted : pending ? 'Searching…' : 'No conversations or restaurants found')}
      </p>
    </>
  );
}

/** @example count(1, 'restaurant') // '1 restaurant' */
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
