import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type PosDevice, posDevice } from '../data/devices/pos-device.ts';
import { clearGuestStorage } from '../data/devices/pos-mode.ts';
import { useDeviceBeat } from '../data/devices/use-device-beat.ts';
import { login } from '../data/member/login.ts';
import { useOrderContext } from '../data/order-context/order-context.ts';
import { IdleGuard } from '../features/staff/idle/index.ts';
import { forgetLocale } from '../i18n/locale.ts';
import { usePersisted } from '../lib/persisted.ts';
import { ROUTES } from '../lib/routes.ts';

/**
 * Ends a guest's visit at a kiosk or table (T1.1): the member is logged out, what the tab stored is cleared, and the
 * page is loaded anew, so that nothing stays in memory or in the address. A kiosk forgets the language, too.
 */
async function endVisit({ kind }: PosDevice['device']): Promise<void> {
  if (login.get() !== null) {
    const { identity } = await import('../data/member/identity.ts');
    await identity.logOut().catch(() => undefined);
  }
  clearGuestStorage();
  if (kind === 'kiosk') forgetLocale();
  globalThis.location.replace(ROUTES.posHome);
}

/**
 * Frame of the guests' pages on a paired device: on a kiosk or table they belong to the device's shop, and are cleared
 * once nobody is there; a till has none. `/shops` is never shown (T1.4).
 */
export function PosGuests({ children }: { readonly children: ReactNode }) {
  const paired = usePersisted(posDevice);
  useDeviceBeat();
  const { shop } = useOrderContext();
  const { pathname } = useLocation();
  const device = paired?.device;
  const isForGuests = device?.kind === 'kiosk' || device?.kind === 'tabletop';
  const isChoosing = pathname.replace(/\/$/, '') === ROUTES.shops;
  if (device === undefined || !isForGuests || shop !== device.shop || isChoosing)
    return <Navigate to={ROUTES.posHome} replace />;
  return (
    <>
      {children}
      <IdleGuard device={device} isForGuests onEnd={() => void endVisit(device)} />
    </>
  );
}
