import { Avatar } from '@saffron/ui/avatar';
import { Badge } from '@saffron/ui/badge';
import { Button } from '@saffron/ui/button';
import { Chip } from '@saffron/ui/chip';
import { IconButton } from '@saffron/ui/icon-button';
import { Kbd } from '@saffron/ui/kbd';
import { ToggleChip } from '@saffron/ui/toggle-chip';
import { ArrowUp, Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { Row, Section } from './section.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonStates() {
  const [pressed, setPressed] = useState(true);
  return (
    <Section title="Buttons and labels">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant}>
            <Plus aria-hidden="true" className="size-4.5" />
            With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} pending>
            Pending
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Copy">
          <Copy />
        </IconButton>
        <IconButton label="Copy" size="sm" variant="secondary">
          <Copy />
        </IconButton>
        <IconButton label="Send" variant="primary">
          <ArrowUp />
        </IconButton>
        <IconButton label="Send" variant="primary" disabled>
          <ArrowUp />
        </IconButton>
        <IconButton label="Send" variant="primary" pending>
          <ArrowUp />
        </IconButton>
      </Row>
      <Row>
        <ToggleChip pressed={pressed} onChange={setPressed}>
          Dinner
        </ToggleChip>
        <ToggleChip pressed={!pressed} onChange={() => setPressed(!pressed)}>
          Lunch
        </ToggleChip>
        <Chip label="outdoor seating" onRemove={() => undefined} />
        <Badge>neutral</Badge>
        <Badge tone="accent">accent</Badge>
        <Badge tone="ok">ok</Badge>
        <Badge tone="danger">danger</Badge>
        <Kbd>F8</Kbd>
        <Avatar name="Ana" />
        <Avatar name="Ōkami" size="lg" />
      </Row>
    </Section>
  );
}
