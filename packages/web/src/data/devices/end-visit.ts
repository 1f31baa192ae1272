import { forgetLocale } from '../../i18n/forget-locale.ts';
import { ROUTES } from '../../lib/routes.ts';
import { login } from '../member/login.ts';
import type { PosDevice } from './pos-device.ts';
import { clearGuestStorage } from './pos-mode.ts';

/**
 * Ends a guest's visit at a kiosk or table (T1.1): the member is logged out, what the tab stored is cleared, and the
 * page is loaded anew, so that nothing stays in memory or in the address. A kiosk forgets the language, too.
 */
export async function endVisit({ kind }: PosDevice['device']): Promise<void> {
  if (login.get() !== null) {
    const { identity } = await import('../member/identity.ts');
    await identity.logOut().catch(() => undefined);
  }
  clearGuestStorage();
  if (kind === 'kiosk') forgetLocale();
  globalThis.location.replace(ROUTES.posHome);
}
