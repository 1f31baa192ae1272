import { useState } from 'react';
import type { Location } from '../state/distance.ts';

/** The guest's location, or the state of finding it. */
export type MyLocation =
  | { readonly kind: 'unasked' | 'finding' | 'refused' | 'unknown' }
  | { readonly kind: 'found'; readonly here: Location };

const MAX_WAIT = { maximumAge: 5 * 60_000, timeout: 10_000, enableHighAccuracy: false };

/** Returns the guest's location; only `find`, called by a tap, asks for it, and it never leaves the page. */
export function useMyLocation() {
  const [location, setLocation] = useState<MyLocation>({ kind: 'unasked' });
  const find = () => {
    if (!('geolocation' in navigator)) return setLocation({ kind: 'unknown' });
    setLocation({ kind: 'finding' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setLocation({ kind: 'found', here: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setLocation({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      MAX_WAIT,
    );
  };
  return { location, find, forget: () => setLocation({ kind: 'unasked' }) };
}
