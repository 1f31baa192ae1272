import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { type StaffLogin, staffSession } from '../state/staff-session.ts';
import { PinEntry } from './pin-entry.tsx';
import css from './sign-in-again.module.css';

/** Asks for a PIN over the screen of somebody whose log-in has ended: the screen stays as they left it. */
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
      <Button wide variant="quiet" onClick={() => staffSession.set(null)}>
        {t('signOut')}
      </Button>
    </DialogFrame>
  );
}
