import { logOutStaff } from '../../../../data/devices/log-out-staff.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DialogFrame } from '../../../../ui/overlays/dialog-frame.tsx';
import { PinEntry } from './pin-entry.tsx';
import css from './sign-in-again.module.css';

/** PIN dialog over a screen whose log-in has ended; the screen stays as it was left. */
export function SignInAgain({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('staff');
  return (
    <DialogFrame
      isAbove
      open={session.hasEnded === true}
      title={t('ended.title')}
      titleClass={css.title}
      className={css.card}
    >
      <PinEntry shop={session.shop} ask={t('ended.text')} />
      <Button wide variant="quiet" onClick={logOutStaff}>
        {t('signOut')}
      </Button>
    </DialogFrame>
  );
}
