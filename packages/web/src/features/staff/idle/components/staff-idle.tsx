import { logOutStaff } from '../../../../data/devices/log-out-staff.ts';
import { posDevice } from '../../../../data/devices/pos-device.ts';
import { useDeviceBeat } from '../../../../data/devices/use-device-beat.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { IdleGuard } from './idle-guard.tsx';

/** Idle clock of a till or handheld: at its end the person is out and the screen locked; drafts stay (T1.1). */
export function StaffIdle() {
  const paired = usePersisted(posDevice);
  useDeviceBeat();
  return paired === null ? null : (
    <IdleGuard device={paired.device} isForGuests={false} onEnd={logOutStaff} />
  );
}
