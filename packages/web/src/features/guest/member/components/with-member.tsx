import type { User } from '@comanda/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useMember } from '../../../../data/member/login.ts';
import { toLogin } from '../../../../data/member/return-path.ts';
import { useSystemSettings } from '../../../../data/organisation/use-system-settings.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useFreshHoldings } from '../hooks/use-fresh-holdings.ts';

/** Redirects home where the member system is off (specification §4, startup). */
export function WithMembers({ children }: { readonly children: ReactNode }) {
  const settings = useSystemSettings();
  if (settings === undefined) return null;
  return settings.onlineMemberSystem ? children : <Navigate to={ROUTES.home} replace />;
}

/** Keeps the member's data fresh while one of their pages is shown. */
function HoldingsRefresh({ user }: { readonly user: string }) {
  useFreshHoldings(user);
  return null;
}

/** Renders a member's page; guests are redirected to the log-in, which returns here. */
export function WithMember({ children }: { readonly children: (member: User) => ReactNode }) {
  const member = useMember();
  const { pathname, search } = useLocation();
  return (
    <WithMembers>
      {member === undefined ? (
        <Navigate to={toLogin(`${pathname}${search}`)} replace />
      ) : (
        <>
          <HoldingsRefresh key={member._id} user={member._id} />
          {children(member)}
        </>
      )}
    </WithMembers>
  );
}
