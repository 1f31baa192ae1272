import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '../../../data/calls/call-error.ts';
import { create } from '../../../data/calls/connection.ts';
import { type StaffLogin, staffSession } from '../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePersisted } from '../../../lib/persisted.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useSingleTaps } from '../../../lib/use-single-taps.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ProofDialog } from '../frame/index.ts';
import { ClaimSteps } from './components/claim-steps.tsx';
import { InvitationStep } from './components/invitation-step.tsx';
import { SetupFlow } from './components/setup-flow.tsx';

/** Returns the check of the token in the address; none is made without one. */
function useClaimCheck(token: string) {
  return useQuery({
    queryKey: ['setup/check', token],
    enabled: token !== '',
    // wrong tokens are counted
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => create('setup/check', { token }),
  });
}

/** Returns true for an owner who is signed in. */
function isOwner(session: StaffLogin | null): session is StaffLogin {
  return session?.staff.role === 'owner' && !session.hasEnded;
}

/** Start of the text behind `#` in an invitation's link. */
const INVITATION = 'invitation=';

/** /office/start: the wizard of the first run, or, by the link of an invitation, the choice of a password. */
export function StartPage() {
  const { t } = useTranslation('start');
  const token = decodeURIComponent(useLocation().hash.slice(1));
  usePageTitle([t('title')]);
  if (token.startsWith(INVITATION)) return <InvitationStep token={token.slice(INVITATION.length)} />;
  return <FirstRun token={token} />;
}

/** The wizard of the first run. The link's token claims the installation; then its owner goes on. */
function FirstRun({ token }: { readonly token: string }) {
  const { t } = useTranslation('start');
  const session = usePersisted(staffSession);
  const navigate = useNavigate();
  const check = useClaimCheck(token);
  const [pin, setPin] = useState<string>();
  // all main buttons stand at one place: the second of two taps would answer the next step unseen
  useSingleTaps();
  if (token !== '' && check.isPending)
    return (
      <Skeleton label={t('staff:loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    );
  if (token !== '' && check.isSuccess) {
    const claimed = (drawn: string) => {
      setPin(drawn);
      // the token is of no more use
      void navigate(ROUTES.officeStart, { replace: true });
    };
    return <ClaimSteps token={token} onClaimed={claimed} />;
  }
  const code = check.error instanceof CallError ? check.error.code : undefined;
  const isRefused = code !== undefined && code !== 'alreadyClaimed';
  if (isOwner(session) && !isRefused)
    return (
      <>
        <SetupFlow session={session} pin={pin} onPinSeen={() => setPin(undefined)} />
        <ProofDialog />
      </>
    );
  return (
    <EmptyState
      title={t('closed.title')}
      text={code === undefined ? t('closed.text') : t(`errors:${code}`)}
      action={<ButtonLink to={ROUTES.office.replace('/:part?', '')}>{t('closed.office')}</ButtonLink>}
    />
  );
}
