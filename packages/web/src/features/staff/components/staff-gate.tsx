import type { Authenticated, StaffRole } from '@comanda/contract';
import type { ReactNode } from 'react';
import { usePersisted } from '../../../lib/persisted.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { mayUse, staffSession } from '../state/staff-session.ts';
import { SignIn } from './sign-in.tsx';

export type StaffGateProps = {
  /** Name of the screen, shown while nobody is signed in. */
  readonly title: string;
  readonly icon: IconName;
  /** Besides owners and managers. */
  readonly roles: readonly StaffRole[];
  readonly children: (session: Authenticated) => ReactNode;
};

/** Lets in who signs in with a PIN and may use the screen. */
export function StaffGate({ title, icon, roles, children }: StaffGateProps) {
  const { t } = useTranslation('staff');
  const session = usePersisted(staffSession);
  if (session === null) return <SignIn {...{ title, icon }} />;
  if (mayUse(session.staff.role, roles)) return children(session);
  return (
    <EmptyState
      title={t('notYours.title', { name: session.staff.name })}
      text={t('notYours.text')}
      action={<Button onClick={() => staffSession.set(null)}>{t('signOut')}</Button>}
    />
  );
}
