import { Card } from '@saffron/ui/card';
import { Pager } from '@saffron/ui/pager';
import { Picker } from '@saffron/ui/picker';
import { SortHeader } from '@saffron/ui/sort-header';
import { TagInput } from '@saffron/ui/tag-input';
import { useState } from 'react';
import { Section } from './section.tsx';

const CITIES = ['Aarhus', 'Bergen', 'Córdoba', 'Đà Nẵng', 'Łódź', 'Montréal', 'Porto', 'Zürich'];
const MANY = Array.from({ length: 250 }, (_, index) => `Entry ${index + 1}`);
const HEAD = 'h-12 px-4 text-sm font-medium text-ink-muted';

export function PickerStates() {
  const [city, setCity] = useState('Bergen');
  const [entry, setEntry] = useState('');
  const [tags, setTags] = useState(['quiet', 'late']);
  const [draft, setDraft] = useState('');
  const [page, setPage] = useState(1);
  const [descending, setDescending] = useState(false);
  const cities = { options: CITIES, searchLabel: 'Search cities', emptyText: 'No city found.' };

  return (
    <Section title="Pickers, tags, pages">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Picker
          {...cities}
          label="City"
          required
          value={city}
          onChange={setCity}
          placeholder="Select city"
          addLabel="Add new city"
        />
        <Picker
          {...cities}
          label="With an error"
          value=""
          onChange={setCity}
          placeholder="Select city"
          error="Please choose a city"
        />
        <Picker
          label="Long list, with an empty option"
          value={entry}
          onChange={setEntry}
          options={MANY}
          placeholder="None"
          noneLabel="None"
          searchLabel="Search entries"
          emptyText="No entry found."
          hint="100 entries at a time"
        />
        <TagInput
          label="Tags"
          value={tags}
          onChange={setTags}
          draft={draft}
          onDraftChange={setDraft}
          suggestions={MANY.slice(0, 30)}
          suggestionsLabel="Tags in use"
          placeholder="Enter a tag"
          className="sm:col-span-2"
        />
        <Card className="self-start">
          <table className="w-full text-left">
            <thead>
              <tr>
                <SortHeader
                  direction={descending ? 'descending' : 'ascending'}
                  onSort={() => setDescending(!descending)}
                  className={HEAD}
                >
                  Sorted
                </SortHeader>
                <SortHeader direction={null} onSort={() => setDescending(false)} className={HEAD}>
                  Sortable
                </SortHeader>
              </tr>
            </thead>
          </table>
        </Card>
      </div>
      <div className="mt-8 flex flex-wrap gap-6">
        <Pager page={Math.min(page, 4)} pages={4} onChange={setPage} />
        <Pager page={page} pages={12} onChange={setPage} />
      </div>
    </Section>
  );
}
