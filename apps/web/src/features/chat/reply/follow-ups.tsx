import type { FollowUp } from '@saffron/contracts/steering';

interface FollowUpsProps {
  followUps: readonly FollowUp[];
  onAsk: (message: string) => void;
}

/** Messages that can follow the last reply; one tap sends one. */
export function FollowUps({ followUps, onAsk }: FollowUpsProps) {
  return (
    <ul aria-label="Follow-ups" className="flex animate-fade-in flex-wrap gap-2">
      {followUps.map(({ message }) => (
        <li key={message}>
          <button
            type="button"
            onClick={() => onAsk(message)}
            className="min-h-11 rounded-xl border border-line bg-surface px-4 py-2 text-left text-sm transition-colors hover:border-line-strong hover:text-accent"
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
