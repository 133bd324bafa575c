import { Accordion } from '@saffron/ui/accordion';
import { Button } from '@saffron/ui/button';
import { Card } from '@saffron/ui/card';
import { EmptyState } from '@saffron/ui/empty-state';
import { Meter } from '@saffron/ui/meter';
import { Notice } from '@saffron/ui/notice';
import { ProgressBar } from '@saffron/ui/progress-bar';
import { Skeleton } from '@saffron/ui/skeleton';
import { Spinner } from '@saffron/ui/spinner';
import { Inbox } from 'lucide-react';
import { Section } from './section.tsx';

export function FeedbackStates() {
  return (
    <Section title="Status and feedback">
      <div className="grid gap-6 lg:grid-cols-2">
        <Card className="flex flex-col gap-5 p-6">
          <ProgressBar label="Indexing" value={340} max={1000} />
          <ProgressBar label="Starting" />
          <div className="grid grid-cols-3 gap-6">
            <Meter label="Hardly used" value={20} max={5000} />
            <Meter label="Nearly used" value={4400} max={5000} />
            <Meter label="Used up" value={5000} max={5000} />
          </div>
          <div className="flex items-center gap-3">
            <Spinner label="Loading" className="text-2xl text-accent" />
            <div className="flex-1">
              <Skeleton className="mb-2 h-5 w-2/3" />
              <Skeleton className="h-5" />
            </div>
          </div>
          <Notice>An important message.</Notice>
          <Notice tone="danger">Sign-in with Google is not set up here. Please use your email address.</Notice>
        </Card>
        <Card>
          <EmptyState
            icon={<Inbox />}
            title="No conversations yet"
            description="Ask where to eat, and your conversation appears here."
            action={<Button>New Chat</Button>}
          />
        </Card>
      </div>
      <div className="mt-8">
        <Accordion
          items={[
            { title: 'A question', content: 'Its answer.' },
            { title: 'Another question', content: 'Another answer.' },
          ]}
        />
      </div>
    </Section>
  );
}
