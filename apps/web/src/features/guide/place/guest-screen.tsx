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
  const read = trpc.guide.publicPlace.useQuery(
    { restaurantId },
    { enabled: isId, refetchOnWindowFocus: true, ...PLACE_READING },
  );
  // Says whether the guide is public, where the address names no restaurant that could.
  const others = trpc.guide.alternatives.useQuery({}, { enabled: !isId });
  const { data: answer, error, refetch } = isId ? read : others;
  if (answer === null) return onPrivate();
  const data = read.data ?? undefined;
  const isGone = isId ? isGoneError(error) : others.isSuccess;
  const place = { data, known: data?.restaurant, isGone, error, retry: () => void refetch() };
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
