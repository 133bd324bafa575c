import { PRODUCT_NAME } from '@saffron/contracts/product';
import { Sheet } from '@saffron/ui/sheet';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AskButton } from './ask-button.tsx';
import { PlaceContent } from './place-content.tsx';
import { usePlace } from './use-place.ts';

interface PlaceSheetProps {
  /** Starts a conversation about the restaurant. */
  onAsk: (name: string) => void;
}

/** The restaurant that was opened over a screen. Back, Escape and Close lead back to that screen, which stays as it is. */
export function PlaceSheet({ onAsk }: PlaceSheetProps) {
  const router = useRouter();
  const opened = useRouterState({ select: ({ location }) => location.state.place });
  // The content stays while the sheet slides out.
  const [id, setId] = useState(opened?.id ?? 0);
  if (opened && opened.id !== id) setId(opened.id);
  const place = usePlace(id);
  const content = useRef<HTMLDivElement>(null);
  const name = place.data?.restaurant.name;
  useTitle(opened && name);

  // From one restaurant to a similar one: the link that had the focus is gone.
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== id) content.current?.focus();
    before.current = id;
  }, [id]);

  return (
    <Sheet
      side="right"
      size="lg"
      open={opened !== undefined}
      onOpenChange={(open) => {
        if (!open && opened) router.history.go(-opened.depth);
      }}
      title={place.isGone || !name ? 'Restaurant' : name}
    >
      <div ref={content} key={id} tabIndex={-1} className="@container scroll-mt-4 outline-none">
        <PlaceContent place={place} inSheet ask={<AskButton onAsk={() => onAsk(name ?? '')} />} />
      </div>
    </Sheet>
  );
}

/** Names the page after the restaurant while the sheet is open. */
function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const before = document.title;
    document.title = `${name} · ${PRODUCT_NAME}`;
    return () => {
      document.title = before;
    };
  }, [name]);
}
