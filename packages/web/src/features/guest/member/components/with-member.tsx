import type { User } from '@comanda/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useMember } from '../../../../data/member/login.ts';
import { toLogin } from '../../../../data/member/return-path.ts';
import { useSystemSettings } from '../../../../data/organisation/use-system-settings.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useFreshHoldings } from '../hooks/use-fresh-holdings.ts';

/** Home where there are no members (specification §4, startup). */
export function WithMembers({ children }: { readonly children: ReactNode }) {
  const settings = useSystemSettings();
  if (settings === undefined) return null;
  return settings.onlineMemberSystem ? children : <Navigate to={ROUTES.home} replace />;
}

/** While a page of theirs is shown, what it shows of them is as it is now. */
function Fresh({ user }: { readonly user: string }) {
  useFreshHoldings(user);
  return null;
}

/** A page of somebody: the log-in for guests, which leads back here. */
export function WithMember({ children }: { readonly children: (member: User) => ReactNode }) {
  const member = useMember();
  const { pathname, search } = useLocation();
  return (
    <WithMembers>
      {member === undefined ? (
        <Navigate to={toLogin(`${pathname}${search}`)} replace />
      ) : (
        <>
          <Fresh key={member._id} user={member._id} />
          {children(member)}
        </>
      )}
    </WithMembers>
  );
}
