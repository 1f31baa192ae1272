import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { useIdle } from '../../../../data/devices/use-idle.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { idleTimes } from '../state/idle-times.ts';

export type IdleGuardProps = {
  readonly device: PosDevice['device'];
  /** True on a device for guests, which clears what they left behind; staff's locks. */
  readonly isForGuests: boolean;
  readonly onEnd: () => void;
};

/** Countdown dialog of a screen that nobody touches; any touch, key or scan goes on (T1.1, T1.2). */
export function IdleGuard({ device, isForGuests, onEnd }: IdleGuardProps) {
  const { t } = useTranslation('idle');
  const left = useIdle(idleTimes(device), onEnd);
  const kind = isForGuests ? 'guest' : 'staff';
  return (
    <Dialog
      open={left !== undefined}
      title={t('title')}
      text={<span aria-live="off">{t(`${kind}.text`, { count: left ?? 0 })}</span>}
      confirmLabel={t('stay')}
      // the touch that pressed it has started the clock anew
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  );
}
