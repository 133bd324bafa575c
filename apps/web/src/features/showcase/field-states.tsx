import { Checkbox } from '@saffron/ui/checkbox';
import { PasswordField } from '@saffron/ui/password-field';
import { SelectField } from '@saffron/ui/select-field';
import { Switch } from '@saffron/ui/switch';
import { Tabs } from '@saffron/ui/tabs';
import { TextField } from '@saffron/ui/text-field';
import { TextareaField } from '@saffron/ui/textarea-field';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Section } from './section.tsx';

const TABS = [
  { value: 'one', label: 'System Prompt', content: <p>The first page.</p> },
  { value: 'two', label: 'User Management', content: <p>The second page.</p> },
  { value: 'three', label: 'Vector Database', content: <p>The third page.</p> },
] as const;

const HALVES = [
  { value: 'login', label: 'Login', content: <p>One half.</p> },
  { value: 'register', label: 'Register', content: <p>The other half.</p> },
] as const;

export function FieldStates() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  const [half, setHalf] = useState<'login' | 'register'>('login');
  return (
    <Section title="Fields">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Name" required placeholder="Your Name" hint="As it should be shown" />
        <TextField label="With an error" defaultValue="nope" error="Please enter a valid email address" />
        <TextField label="Disabled" disabled defaultValue="Nothing to change" />
        <TextField label="Search" type="search" shape="round" leading={<Search />} placeholder="Search restaurants" />
        <PasswordField label="Password" defaultValue="secret" />
        <SelectField label="Cuisine">
          <option>All cuisines</option>
          <option>Italian</option>
          <option>Japanese</option>
        </SelectField>
        <TextareaField label="Notes" hint="Grows with its text" />
        <div className="flex flex-col">
          <Checkbox label="Drinks" defaultChecked />
          <Checkbox label="Food" />
          <Checkbox label="Disabled" disabled />
        </div>
        <div className="flex flex-col gap-3">
          <Switch label="Reduce motion" hint="Takes effect immediately" defaultChecked />
          <Switch label="Another setting" />
          <Switch label="Disabled" disabled />
        </div>
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <Tabs label="Fill" layout="fill" value={half} onChange={setHalf} tabs={HALVES} />
        <Tabs label="Start" value={tab} onChange={setTab} tabs={TABS} />
      </div>
    </Section>
  );
}
