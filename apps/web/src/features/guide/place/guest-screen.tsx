import { buttonStyles } from '@saffron/ui/button-styles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GuestSettings } from '../../../lib/guide-settings.ts';
import { trpc } from '../../../trpc.ts';
import { PlaceContent } from './place-content.tsx';
import { PlaceFrame } from './place-screen.tsx';
import { canBeId, isGoneError, PLACE_READING } from './use-place.ts';

interface GuestScreenProps {
  /** From the address: may be any number, or none. */
  restaurantId: number;
  /** Asks for a sign-in: the guide is not public. */
  onPrivate: () => ReactNode;
}

/** The page of a restaurant for people without an account. */
export function GuestScreen({ restaurantId, onPrivate }: GuestScreenProps) {
  const isId = canBeId(restaurantId);
  const { data, error, refetch } = trpc.guide.publicPlace.useQuery(
    { restaurantId },
    { enabled: isId, ...PLACE_READING },
  );
  if (!isId || data === null) return onPrivate();
  const place = { data, isGone: isGoneError(error), error, retry: () => void refetch() };
  const settings = { timeZone: data?.timeZone ?? 'UTC', tileAddress: '', tileAttribution: '' };
  return (
    <GuestSettings value={settings}>
      <PlaceFrame>
        <PlaceContent
          place={place}
          ask={
            <Link
              to="/login"
              search={{ to: `/restaurants/${restaurantId}` }}
              className={buttonStyles({ variant: 'primary' })}
            >
              Sign in to ask about this place
            </Link>
          }
        />
      </PlaceFrame>
    </GuestSettings>
  );
}
