import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { toCallError } from '../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../data/calls/shown-in-place.ts';
import { lazyPage } from '../../../i18n/lazy-page.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { type FollowResult, followCode, keepTable } from './api/follow-code.ts';
import { InitProblem } from './components/init-problem.tsx';
import { initReasonOf } from './state/init-problem.ts';
import { scannedCode } from './state/scanned-code.ts';

const PartySize = lazyPage(async () => (await import('./components/party-size.tsx')).PartySize, 'session');

function OpeningTable() {
  const { t } = useTranslation('session');
  return (
    <Skeleton label={t('openingTable')}>
      <SkeletonRows />
    </Skeleton>
  );
}

/** Renders /t?shop=…&viewItem=…&sig=…: follows a scanned code of a table or a shop. */
export function TablePage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mutate, error, isError, isPending, data } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: ({ address, guests }: { readonly address: string; readonly guests?: number }) =>
      followCode(scannedCode(address, new Date()), guests),
    onSuccess: (result) => {
      if (result.kind === 'there') navigate(ROUTES.browse, { replace: true });
      if (result.kind === 'closed')
        navigate(ROUTES.closed, { replace: true, state: { reason: result.reason } });
    },
  });
  // kept while the next call is pending
  const [asked, setAsked] = useState<FollowResult>();
  if (data?.kind === 'asksGuests' && data !== asked) setAsked(data);
  const isCode = scannedCode(search, new Date()).kind !== 'none';
  useEffect(() => {
    if (isCode) mutate({ address: search });
  }, [mutate, search, isCode]);
  const leave = () => {
    keepTable(scannedCode(search, new Date()));
    navigate(ROUTES.browse, { replace: true });
  };
  if (!isCode) return <Navigate to={ROUTES.home} replace />;
  const failure = isError ? toCallError(error) : undefined;
  return (
    <main>
      {failure ? (
        <InitProblem
          reason={initReasonOf(failure, 'shop')}
          message={failure.serverMessage}
          onRetry={() => mutate({ address: search })}
        />
      ) : (
        <Suspense fallback={<OpeningTable />}>
          {asked === undefined ? (
            <OpeningTable />
          ) : (
            <div aria-hidden="true">
              <SkeletonRows />
            </div>
          )}
          {asked?.kind === 'asksGuests' && (
            <PartySize
              seats={asked.seats}
              proposed={asked.proposed}
              busy={isPending}
              onAnswer={(guests) => mutate({ address: search, guests })}
              onLeave={leave}
            />
          )}
        </Suspense>
      )}
    </main>
  );
}
