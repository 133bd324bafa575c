import type { Rating } from '@saffron/contracts/rating-fields';
import type { RatingOfReply } from '@saffron/contracts/ratings';
import { IconButton } from '@saffron/ui/icon-button';
import { toast } from '@saffron/ui/toast';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '../../../lib/error-message.ts';
import { loadModule } from '../../../lib/load-module.ts';
import { trpc } from '../../../trpc.ts';

const RatingDialog = lazy(() =>
  loadModule(() => import('./rating-dialog.tsx')).then(({ RatingDialog }) => ({ default: RatingDialog })),
);

const LABELS = { up: 'Good reply', down: 'Bad reply' };
const ICONS = { up: ThumbsUp, down: ThumbsDown };

/** Thumbs up and down. A press counts at once, and opens a dialog for what may be told beside it; a second one takes it back. */
export function RatingButtons({ chatId, rating }: { chatId: number; rating: RatingOfReply | null }) {
  const [current, setCurrent] = useState(rating);
  const [telling, setTelling] = useState(false);
  const failed = (error: unknown) =>
    toast({ title: 'Could not save the rating', description: errorMessage(error), variant: 'destructive' });
  const rate = trpc.chat.rate.useMutation({ onError: failed });
  const remove = trpc.chat.removeRating.useMutation({ onError: failed });
  const pending = rate.isPending || remove.isPending;

  /** The dialog is open for a rating that was only counted: what it tells stays there until it is saved. */
  function save(next: RatingOfReply) {
    const onSuccess = () => {
      setCurrent(next);
      setTelling(!next.shared);
    };
    if (!pending) rate.mutate({ chatId, ...next }, { onSuccess });
  }

  function press(one: Rating) {
    if (current?.rating === one) {
      remove.mutate({ chatId }, { onSuccess: () => setCurrent(null) });
      return;
    }
    save({ rating: one, reasons: [], comment: '', shared: false });
  }

  return (
    <>
      {(['up', 'down'] as const).map((one) => {
        const Icon = ICONS[one];
        const pressed = current?.rating === one;
        return (
          <IconButton
            key={one}
            label={LABELS[one]}
            size="sm"
            aria-pressed={pressed}
            onClick={() => !pending && press(one)}
          >
            <Icon className={pressed ? 'fill-accent-soft text-accent' : ''} />
          </IconButton>
        );
      })}
      <span role="status" className="sr-only">
        {current && `Rated: ${LABELS[current.rating]}`}
      </span>
      {telling && current && (
        <Suspense fallback={null}>
          <RatingDialog
            rating={current.rating}
            sending={pending}
            onSend={save}
            onClose={() => !pending && setTelling(false)}
          />
        </Suspense>
      )}
    </>
  );
}
