import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { type StaffLogin, staffSession } from '../state/staff-session.ts';
import { PinEntry } from './pin-entry.tsx';
import css from './sign-in-again.module.css';

/** Asks for a PIN over the screen of somebody whose log-in has ended: the screen stays as they left it. */
export function SignInAgain({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('staff');
  return (
    <AlertDialog.Root open={session.hasEnded === true}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={css.scrim} />
        <AlertDialog.Viewport className={css.viewport}>
          <AlertDialog.Popup className={css.card}>
            <AlertDialog.Title className={css.title}>{t('ended.title')}</AlertDialog.Title>
            <PinEntry shop={session.shop} ask={t('ended.text')} />
            <Button wide variant="quiet" onClick={() => staffSession.set(null)}>
              {t('signOut')}
            </Button>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
