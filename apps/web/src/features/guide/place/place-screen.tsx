import { PlaceContent } from './place-content.tsx';
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
  return (
    <div className="mx-auto w-full max-w-[61rem] flex-1 px-page py-6 sm:py-10">
      <div className="@container">
        <PlaceContent place={place} onAsk={onAsk} />
      </div>
    </div>
  );
}
