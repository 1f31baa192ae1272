import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { endVisit } from '../data/devices/end-visit.ts';
import { posDevice } from '../data/devices/pos-device.ts';
import { useDeviceBeat } from '../data/devices/use-device-beat.ts';
import { useOrderContext } from '../data/order-context/order-context.ts';
import { IdleGuard } from '../features/staff/idle/index.ts';
import { usePersisted } from '../lib/persisted.ts';
import { ROUTES } from '../lib/routes.ts';

/**
 * Frame of the guests' pages on a paired device: on a table's they belong to the device's shop, and are cleared once
 * nobody is there; a kiosk has a screen of its own, a till none. `/shops` is never shown (T1.4).
 */
export function PosGuests({ children }: { readonly children: ReactNode }) {
  const paired = usePersisted(posDevice);
  useDeviceBeat();
  const { shop } = useOrderContext();
  const { pathname } = useLocation();
  const device = paired?.device;
  const isChoosing = pathname.replace(/\/$/, '') === ROUTES.shops;
  if (device?.kind === 'kiosk') return <Navigate to={ROUTES.kiosk} replace />;
  if (device?.kind !== 'tabletop' || shop !== device.shop || isChoosing)
    return <Navigate to={ROUTES.posHome} replace />;
  return (
    <>
      {children}
      <IdleGuard device={device} isForGuests onEnd={() => void endVisit(device)} />
    </>
  );
}
