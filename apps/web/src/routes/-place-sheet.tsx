import type { CurrentUser } from '@saffron/contracts/accounts';
import { PlaceSheet } from '../features/guide/place/place-sheet.tsx';
import { useAskAbout } from './-ask-about.ts';

/** The sheet of a restaurant, from which a conversation about it can start. */
export function PlaceBeside({ user }: { user: CurrentUser }) {
  const askAbout = useAskAbout();
  return <PlaceSheet onAsk={(name) => askAbout(user, name)} />;
}
