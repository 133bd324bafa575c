import { PlaceSheet } from '../features/guide/place/place-sheet.tsx';
import { useAskAbout } from './-ask-about.ts';

/** The sheet of a restaurant, from which a conversation about it can start. */
export function PlaceBeside() {
  return <PlaceSheet onAsk={useAskAbout()} />;
}
