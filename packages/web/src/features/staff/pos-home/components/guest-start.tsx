import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { followAddress } from '../../../../data/order-context/order-context.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useDeviceConnection } from '../hooks/use-device-connection.ts';
import { SetUp } from './set-up.tsx';

/** Start of a device for guests: the kiosk's attract screen, or a table's menu, without a choice of shops (T1.1, T1.4). */
export function GuestStart({ device }: { readonly device: PosDevice['device'] }) {
  const [isReady, setReady] = useState(false);
  const connected = useDeviceConnection();
  useEffect(() => {
    // without a network the menu is the one stored on the device
    if (connected !== 'joined' && connected !== 'offline') return;
    followAddress(device.shop);
    setReady(true);
  }, [device.shop, connected]);
  if (connected === 'revoked') return <SetUp isRevoked />;
  return isReady ? <Navigate to={device.kind === 'kiosk' ? ROUTES.kiosk : ROUTES.browse} replace /> : null;
}
