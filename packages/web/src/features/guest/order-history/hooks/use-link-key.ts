import { useState } from 'react';
import { saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { keyInFragment } from '../state/key-in-fragment.ts';

/**
 * Saves the key of an order that came with the link to its receipt, as a kiosk's code has it, and takes it out of the
 * address: this phone may read the order from then on.
 */
export function useLinkKey(id: string | undefined): void {
  useState(() => {
    const { hash, pathname, search } = globalThis.location;
    const found = keyInFragment(hash);
    if (id === undefined || found === undefined) return;
    saveSession({ _id: id, ...found });
    history.replaceState(history.state, '', `${pathname}${search}`);
  });
}
