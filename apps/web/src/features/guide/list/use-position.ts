import type { Coordinates } from '@saffron/contracts/location';
import { useState } from 'react';

/** The position of the user's device, as far as this page knows it. */
export type DevicePosition =
  | { state: 'unknown' }
  | { state: 'asking' }
  | { state: 'known'; position: Coordinates }
  | { state: 'failed'; problem: string };

/** For the device to determine its position, once the user allows it. */
const TIMEOUT_MS = 10_000;
/** A position this old is still good enough for a walk. */
const MAX_AGE_MS = 60_000;

const PROBLEMS = {
  unsupported: 'This browser does not share positions with this site.',
  denied: 'This site may not see your position. You can allow it in the settings of your browser.',
  unavailable: 'Your position could not be determined.',
  timeout: 'Finding your position took too long.',
};

/**
 * The position of the device, rounded to three decimals (about 100 m). It is asked for only by `ask`, and kept nowhere
 * but in this component.
 */
export function useDevicePosition() {
  const [device, setDevice] = useState<DevicePosition>({ state: 'unknown' });

  function ask() {
    const fail = (problem: string) => setDevice({ state: 'failed', problem });
    // Browsers share positions with https sites and localhost only.
    if (!window.isSecureContext || !navigator.geolocation) return fail(PROBLEMS.unsupported);
    setDevice({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setDevice({ state: 'known', position: { latitude: rounded(latitude), longitude: rounded(longitude) } }),
      (error) => fail(problemOf(error)),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return { device, ask };
}

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function problemOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): string {
  if (code === PERMISSION_DENIED) return PROBLEMS.denied;
  return code === TIMEOUT ? PROBLEMS.timeout : PROBLEMS.unavailable;
}
