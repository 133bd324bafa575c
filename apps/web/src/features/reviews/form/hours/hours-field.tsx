import { HOURS_EXAMPLE } from '@saffron/contracts/hours/hours-text';
import { Notice } from '@saffron/ui/notice';
import { SegmentedControl } from '@saffron/ui/segmented-control';
import { TextareaField } from '@saffron/ui/textarea-field';
import { type FocusEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useGuideSettings } from '../../../../lib/guide-settings.ts';
import type { RestaurantValues } from '../values.ts';
import { DayEditor } from './day-editor.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { useHoursDraft } from './use-hours-draft.ts';

const VIEWS = [
  { value: 'text', label: 'As text' },
  { value: 'days', label: 'By day' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Opening hours, as text or by day. Both edit the same text. */
export function HoursField({ hideLabel = false }: { hideLabel?: boolean }) {
  const { trigger } = useFormContext<RestaurantValues>();
  const { field, fieldState } = useController<RestaurantValues, 'hours'>({ name: 'hours' });
  const [view, setView] = useState<View>('text');
  const [draft, changeDraft] = useHoursDraft(field.value, change);
  const editor = useRef<HTMLDivElement>(null);
  /** How often the form has asked for the focus. The field with the problem is known after the next rendering. */
  const [wanted, setWanted] = useState(0);
  const settings = useGuideSettings();
  const error = fieldState.error?.message;

  useImperativeHandle(field.ref, () => ({ focus: () => setWanted((times) => times + 1) }), []);

  useEffect(() => {
    if (!wanted) return;
    const find = (selector: string) => editor.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('textarea, button'))?.focus();
  }, [wanted]);

  function change(text: string) {
    field.onChange(text);
    if (error) void trigger('hours');
  }

  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    field.onBlur();
    void trigger('hours');
  }

  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>Opening hours</legend>
      <p className="mb-3 min-h-[1.45em] text-sm text-ink-muted">
        {settings.data && `Times in ${settings.data.timeZone.replaceAll('_', ' ')}`}
      </p>
      <SegmentedControl
        label="Enter opening hours"
        hideLabel
        value={view}
        options={VIEWS}
        onChange={setView}
        className="mb-4 sm:max-w-72"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves its fields */}
      <div ref={editor} onBlur={blur}>
        {view === 'text' ? (
          <TextareaField
            label="Opening hours as text"
            hideLabel
            hint={error ? undefined : `For example: ${HOURS_EXAMPLE}`}
            error={error}
            rows={2}
            autoComplete="off"
            spellCheck={false}
            value={field.value}
            onChange={(event) => change(event.target.value)}
          />
        ) : draft ? (
          <DayEditor draft={draft} onChange={changeDraft} error={error} />
        ) : (
          <Notice tone="danger">
            <p>{error}</p>
            <p>Correct the text first. Then you can edit it by day.</p>
          </Notice>
        )}
      </div>
      <HoursPreview text={field.value} />
    </fieldset>
  );
}
