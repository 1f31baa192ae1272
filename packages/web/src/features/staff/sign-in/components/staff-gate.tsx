import type { StaffRole } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { logOutStaff } from '../../../../data/devices/log-out-staff.ts';
import { mayUse, type StaffLogin, staffSession } from '../../../../data/devices/staff-session.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { withMessages } from '../../../../i18n/load-messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isPosMode, usePersisted } from '../../../../lib/persisted.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useLaterPart } from '../../../../lib/use-later-part.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import type { IconName } from '../../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { SignIn } from './sign-in.tsx';
import type { StaffScreenLink } from './staff-menu.tsx';

export type StaffGateProps = {
  /** Screen's name, shown while nobody is signed in. */
  readonly title: string;
  readonly icon: IconName;
  /** Roles that may use it besides owners and managers. */
  readonly roles: readonly StaffRole[];
  /** Screens to go on to where this one is for others. */
  readonly screens: readonly StaffScreenLink[];
  /** True to ask for a password, with a PIN as the alternative. */
  readonly byPassword?: boolean;
  readonly children: (session: StaffLogin) => ReactNode;
};

type EndedLoginProps = { readonly session: StaffLogin; readonly byPassword: boolean };

/** Dialog over a screen whose log-in has ended, which asks for the PIN or the password. */
function EndedLogin({ session, byPassword }: EndedLoginProps) {
  const part = useLaterPart(
    'sign-in-again',
    () => withMessages(() => import('../staff-sign-in-again.ts'), 'staff', 'errors'),
    session.hasEnded === true,
  );
  return part && <part.SignInAgain {...{ session, byPassword }} />;
}

type PersonsScreenProps = { readonly staff: string; readonly children: ReactNode };

/**
 * A person's screen; its messages and what it read leave with that person, so that none is left on the lock screen or for
 * the next one, who begins with what the server lists then.
 */
function PersonsScreen({ staff, children }: PersonsScreenProps) {
  const { clear } = useToast();
  const queries = useQueryClient();
  useEffect(
    () => () => {
      if (staffSession.get()?.staff._id === staff) return;
      clear();
      queries.removeQueries({ queryKey: [STAFF_QUERIES] });
    },
    [staff, clear, queries],
  );
  return children;
}

/**
 * Gate of a screen for the roles that may use it. When the log-in ends the screen stays, and the PIN, or the password, is
 * asked for over it.
 */
export function StaffGate({ title, icon, roles, screens, byPassword = false, children }: StaffGateProps) {
  const { t } = useTranslation('staff');
  const session = usePersisted(staffSession);
  const isShown = useRef(false);
  if (session === null || (session.hasEnded && !isShown.current)) {
    isShown.current = false;
    // a paired device asks on its lock screen (T1.4)
    if (isPosMode) return <Navigate to={ROUTES.posHome} replace />;
    return <SignIn {...{ title, icon, byPassword }} hasEnded={session?.hasEnded} />;
  }
  isShown.current = true;
  if (mayUse(session.staff.role, roles)) {
    return (
      <PersonsScreen key={session.staff._id} staff={session.staff._id}>
        {children(session)}
        <EndedLogin {...{ session, byPassword }} />
      </PersonsScreen>
    );
  }
  const own = screens.find((screen) => mayUse(session.staff.role, screen.roles));
  const signOut = (variant: 'primary' | 'quiet') => (
    <Button variant={variant} onClick={logOutStaff}>
      {t('signOut')}
    </Button>
  );
  const open = own && (
    <ButtonLink to={own.path} icon={own.icon}>
      {t('notYours.open', { screen: t(own.title) })}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={t('notYours.title', { name: session.staff.name })}
      text={t(own === undefined ? 'notYours.text' : 'notYours.orOpen')}
      action={open ?? signOut('primary')}
      second={open && signOut('quiet')}
    />
  );
}
