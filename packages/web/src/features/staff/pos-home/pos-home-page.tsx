import { posDevice } from '../../../data/devices/pos-device.ts';
import { useNewVersion } from '../../../data/devices/use-new-version.ts';
import { isPosMode, usePersisted } from '../../../lib/persisted.ts';
import { GuestStart } from './components/guest-start.tsx';
import { LockScreen } from './components/lock-screen.tsx';
import { SetUp } from './components/set-up.tsx';
import { useDeviceManifest } from './hooks/use-device-manifest.ts';

/**
 * /posHome: set-up of a device that is not paired; the lock screen of a till or handheld, the menu of a kiosk or table
 * (T1.1, T1.3).
 */
export function PosHomePage() {
  const paired = usePersisted(posDevice);
  useNewVersion(isPosMode);
  useDeviceManifest();
  if (!isPosMode || paired === null) return <SetUp />;
  const { kind } = paired.device;
  const isForGuests = kind === 'kiosk' || kind === 'tabletop';
  return isForGuests ? <GuestStart device={paired.device} /> : <LockScreen paired={paired} />;
}
