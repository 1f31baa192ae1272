import { useState } from 'react';
import { logOutStaff } from '../../../../data/devices/log-out-staff.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DialogFrame } from '../../../../ui/overlays/dialog-frame.tsx';
import { PasswordEntry } from './password-entry.tsx';
import { PinEntry } from './pin-entry.tsx';
import css from './sign-in-again.module.css';

type SignInAgainProps = {
  readonly session: StaffLogin;
  /** True to ask for a password, with a PIN as the alternative. */
  readonly byPassword: boolean;
};

/** Dialog over a screen whose log-in has ended; the screen stays as it was left. */
export function SignInAgain({ session, byPassword }: SignInAgainProps) {
  const { t } = useTranslation('staff');
  return (
    <DialogFrame
      isAbove
      open={session.hasEnded === true}
      title={t('ended.title')}
      titleClass={css.title}
      className={css.card}
    >
      {byPassword ? (
        <PasswordOrPin shop={session.shop} />
      ) : (
        <PinEntry shop={session.shop} ask={t('ended.text')} />
      )}
      <Button wide variant="quiet" onClick={logOutStaff}>
        {t('signOut')}
      </Button>
    </DialogFrame>
  );
}

/** Form that asks for the password by which one was logged in, and can ask for a PIN. */
function PasswordOrPin({ shop }: Pick<StaffLogin, 'shop'>) {
  const { t } = useTranslation('staff');
  const [isPassword, setPassword] = useState(true);
  return (
    <>
      {isPassword ? (
        <>
          <p>{t('ended.logIn')}</p>
          <PasswordEntry shop={shop} />
        </>
      ) : (
        <PinEntry shop={shop} ask={t('ended.text')} />
      )}
      <Button wide variant="quiet" onClick={() => setPassword(!isPassword)}>
        {t(isPassword ? 'logIn.usePin' : 'logIn.usePassword')}
      </Button>
    </>
  );
}
