import { Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { foldText } from './fold-text.ts';
import { Skeleton } from './skeleton.tsx';
import { addTags, hasTag } from './tags.ts';

interface TagInputProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Text in the field that is not a tag yet. The form keeps it, so that a save includes it. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Existing tags; selected ones are left out. */
  suggestions: readonly string[];
  suggestionsLabel: string;
  /** The suggestions are loading; their space is reserved to prevent layout shifts. */
  suggestionsPending?: boolean;
  placeholder?: string;
}

/** Number of suggestions shown before "show all". */
const SHOWN_AT_FIRST = 12;
/** Typical widths of tags, for the placeholders. */
const WIDTHS = ['w-24', 'w-36', 'w-20', 'w-28', 'w-32', 'w-24'];
const SUGGESTION = 'min-h-9 pointer-coarse:min-h-11';

/** A field for several tags, typed or chosen from suggestions. */
export function TagInput(props: TagInputProps) {
  const { label, hideLabel, hint, error, required, className, ref, value, onChange, draft, onDraftChange } = props;
  const { suggestions, suggestionsLabel, suggestionsPending, placeholder } = props;
  const [all, setAll] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLDivElement>(null);

  const wanted = foldText(draft.trim());
  const open = suggestions.filter((tag) => !hasTag(value, tag) && foldText(tag).includes(wanted));
  const shown = all ? open : open.slice(0, SHOWN_AT_FIRST);

  function add(text: string) {
    const next = addTags(value, text);
    onDraftChange('');
    if (next.length > value.length) setAnnouncement(`${next.slice(value.length).join(', ')} added`);
    onChange(next);
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    setAnnouncement(`${tag} removed`);
    // The chip is removed; move the focus to the field.
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Do not submit the surrounding form.
    event.preventDefault();
    add(draft);
  }

  return (
    <div ref={box} className={className}>
      <Field {...{ label, hideLabel, hint, error, required }}>
        {(wiring) => (
          <div className="flex gap-2">
            <input
              ref={ref}
              type="text"
              {...wiring}
              autoComplete="off"
              enterKeyHint="enter"
              placeholder={placeholder}
              value={draft}
              onChange={(event) => onDraftChange(event.target.value)}
              onKeyDown={press}
              className="control min-w-0 flex-1"
            />
            <Button disabled={!draft.trim()} onClick={() => add(draft)}>
              Add
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {value.length > 0 && (
        <ul aria-label={`${label}, chosen`} className="mt-3 flex flex-wrap gap-2">
          {value.map((tag) => (
            <li key={tag}>
              <Chip label={tag} onRemove={() => remove(tag)} />
            </li>
          ))}
        </ul>
      )}
      {suggestionsPending && (
        <div aria-hidden="true" className="mt-3">
          <p className="text-sm text-ink-muted">{suggestionsLabel}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {[...WIDTHS, ...WIDTHS].map((width, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
              <Skeleton key={at} className={cx(SUGGESTION, width, 'rounded-full!')} />
            ))}
          </div>
        </div>
      )}
      {shown.length > 0 && (
        <fieldset className="mt-3">
          <legend className="text-sm text-ink-muted">{suggestionsLabel}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {shown.map((tag) => (
              <button
                key={tag}
                type="button"
                aria-label={`Add ${tag}`}
                onClick={() => add(tag)}
                className={cx(
                  SUGGESTION,
                  'inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-left text-sm wrap-anywhere transition-colors hover:border-line-strong',
                )}
              >
                <Plus aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
                {tag}
              </button>
            ))}
            {open.length > shown.length && (
              <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
                Show all {open.length}
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </div>
  );
}
