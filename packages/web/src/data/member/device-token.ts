import { isPosMode } from '../../lib/persisted.ts';

const KEY = 'comanda.known';

/** Returns the trusted-device token of this browser, undefined if there is none. */
export function savedDeviceToken(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves the trusted-device token that came with a log-in: others' failed attempts do not lock this browser out. */
export function saveDeviceToken(token: string | undefined): void {
  try {
    if (token !== undefined && !isPosMode) localStorage.setItem(KEY, token);
  } catch {
    // private mode: failed attempts from this address count against this browser, too
  }
}
