import type { ReactNode } from 'react';
import { AskButton } from './ask-button.tsx';
import { Loading, PlaceContent } from './place-content.tsx';
import { usePlace } from './use-place.ts';

interface PlaceScreenProps {
  /** From the address: may be any number, or none. */
  restaurantId: number;
  /** Starts a conversation about the restaurant. */
  onAsk: (name: string) => void;
}

/** The page of a restaurant. */
export function PlaceScreen({ restaurantId, onAsk }: PlaceScreenProps) {
  const place = usePlace(restaurantId);
  const name = place.data?.restaurant.name ?? '';
  return (
    <PlaceFrame>
      <PlaceContent place={place} ask={<AskButton onAsk={() => onAsk(name)} />} />
    </PlaceFrame>
  );
}

/** The page of a restaurant while the user loads. */
export const LoadingPlace = () => (
  <PlaceFrame>
    <Loading heading="h1" />
  </PlaceFrame>
);

/** The width of these pages. */
export function PlaceFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-page py-6 sm:py-10">
      <div className="@container">{children}</div>
    </div>
  );
}
