import { RATING_COMMENT_MAX } from '@saffron/contracts/limits';
import { RATING_REASONS, type Rating, type RatingReason } from '@saffron/contracts/rating-fields';
import type { RatingOfReply } from '@saffron/contracts/ratings';
import { Button } from '@saffron/ui/button';
import { Dialog } from '@saffron/ui/dialog';
import { TextareaField } from '@saffron/ui/textarea-field';
import { ToggleChip } from '@saffron/ui/toggle-chip';
import { useId, useState } from 'react';

interface RatingDialogProps {
  rating: Rating;
  sending: boolean;
  onSend: (rating: RatingOfReply) => void;
  onClose: () => void;
}

const TITLES = { up: 'What was good?', down: 'What was wrong?' };

/** Asks for reasons and a comment, and says who reads them. */
export function RatingDialog({ rating, sending, onSend, onClose }: RatingDialogProps) {
  const [reasons, setReasons] = useState<RatingReason[]>([]);
  const [comment, setComment] = useState('');
  const legend = useId();
  const labels = Object.entries(RATING_REASONS[rating]) as [RatingReason, string][];

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TITLES[rating]}
      description="Your rating is counted. If you send this too, admins can read it with your message and this reply, but without your name and the rest of the conversation."
      actions={
        <>
          <Button onClick={onClose}>Only count it</Button>
          <Button
            variant="primary"
            pending={sending}
            onClick={() => onSend({ rating, reasons, comment: comment.trim(), shared: true })}
          >
            Send
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" aria-labelledby={legend} className="flex flex-wrap gap-2">
          <p id={legend} className="w-full text-[0.9375rem] font-medium">
            Reasons
          </p>
          {labels.map(([reason, label]) => (
            <ToggleChip
              key={reason}
              pressed={reasons.includes(reason)}
              onChange={(pressed) =>
                setReasons(pressed ? [...reasons, reason] : reasons.filter((other) => other !== reason))
              }
            >
              {label}
            </ToggleChip>
          ))}
        </div>
        <TextareaField
          label="Comment"
          maxLength={RATING_COMMENT_MAX}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
