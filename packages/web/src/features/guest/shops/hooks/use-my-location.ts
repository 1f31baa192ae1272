import { useState } from 'react';
import type { Location } from '../state/distance.ts';

/** Where the guest is: not asked, being found, found, or why not. */
export type MyLocation =
  | { readonly kind: 'unasked' | 'finding' | 'refused' | 'unknown' }
  | { readonly kind: 'found'; readonly here: Location };

const MAX_WAIT = { maximumAge: 5 * 60_000, timeout: 10_000, enableHighAccuracy: false };

/** Where the guest is; the device is asked only by `find`, which a tap calls. It stays on this page. */
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
