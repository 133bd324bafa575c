import { parseHours } from '@saffron/contracts/hours/hours-text';
import { useState } from 'react';
import { OpeningTable } from '../../../../lib/opening-table.tsx';

/** Opening hours as the guide will show them. Text that cannot be read does not replace those of the text before. */
export function HoursPreview({ text }: { text: string }) {
  const parsed = text.trim() ? parseHours(text) : null;
  const [shown, setShown] = useState({ text: '', parsed });
  if (parsed?.ok !== false && shown.text !== text) setShown({ text, parsed });

  if (!shown.parsed?.ok) return null;
  return (
    <div className="mt-4 rounded-lg bg-sunken px-4 py-3">
      <p className="mb-1.5 text-sm text-ink-muted">
        {shown.text === text ? 'Preview' : 'Preview of the last hours that could be read'}
      </p>
      <OpeningTable schedule={shown.parsed.schedule} />
    </div>
  );
}
