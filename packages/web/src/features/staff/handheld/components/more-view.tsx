import { logOutStaff } from '../../../../data/devices/log-out-staff.ts';
import { type Hand, posDevice } from '../../../../data/devices/pos-device.ts';
import { useStaffScreen } from '../../../../data/devices/staff-screen.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import type { StaffSound } from '../../sound/index.ts';
import { useHand } from '../hooks/use-hand.ts';
import { HandBar } from './hand-frame.tsx';
import css from './more-view.module.css';

export type MoreViewProps = { readonly sound: StaffSound; readonly onScan: (() => void) | undefined };

/** View of the settings used less often: the hand, the sound, the camera, other screens, the lock. */
export function MoreView({ sound, onScan }: MoreViewProps) {
  const { t } = useTranslation('handheld');
  const { session, menu } = useStaffScreen();
  const isPaired = usePersisted(posDevice) !== null;
  const hand = useHand();
  const isOn = sound.state !== 'off';
  return (
    <>
      <HandBar title={session.staff.name} note={t(`staff:role.${session.staff.role}`)}>
        {menu}
      </HandBar>
      <main className={css.main}>
        {isPaired && (
          <div className={css.setting}>
            <span>{t('hand.label')}</span>
            <Segmented<Hand>
              label={t('hand.label')}
              options={[
                { value: 'left', label: t('hand.left') },
                { value: 'right', label: t('hand.right') },
              ]}
              value={hand}
              onChange={(next) => posDevice.set((now) => now && { ...now, hand: next })}
            />
          </div>
        )}
        <Switch
          checked={isOn}
          onChange={(next) => (next ? sound.turnOn() : sound.turnOff())}
          label={t('sound')}
          note={t('buzzes')}
        />
      </main>
      <section className={css.foot} aria-label={t('actions')}>
        {onScan && (
          <Button variant="plain" size="l" wide icon="qr" onClick={onScan}>
            {t('scan.open')}
          </Button>
        )}
        <Button variant="solid" size="l" wide icon="lock" onClick={logOutStaff}>
          {t('staff:lock')}
        </Button>
      </section>
    </>
  );
}
