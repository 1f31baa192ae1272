import type { TableSession } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath, Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { toCallError } from '../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../data/calls/shown-in-place.ts';
import { indexOf } from '../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { resumeSession } from './api/resume.ts';
import { InitProblem } from './components/init-problem.tsx';
import { initReasonOf } from './state/init-problem.ts';

/** Returns the page after a resume: the menu for a table's link, the order for an order's link. */
function targetAfterResume(session: TableSession | undefined, pathname: string): string {
  if (session === undefined) return ROUTES.sessionNotFound;
  return matchPath(ROUTES.scan, pathname) ? ROUTES.order : ROUTES.browse;
}

/** Renders /t/{sessionId}, /t/{sessionId}/{sessionIndex} and /o/{sessionId}: resumes a session by id. */
export function ResumePage() {
  const { t } = useTranslation('session');
  const { sessionId, sessionIndex } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const index = sessionIndex === undefined ? undefined : (indexOf(sessionIndex) ?? 0);
  const { mutate, error, isError } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (id: string) => resumeSession(id, index),
    onSuccess: (session) => navigate(targetAfterResume(session, pathname), { replace: true }),
  });
  useEffect(() => {
    if (sessionId !== undefined) mutate(sessionId);
  }, [mutate, sessionId]);
  if (sessionId === undefined) return <Navigate to={ROUTES.order} replace />;
  const failure = isError ? toCallError(error) : undefined;
  const reason = failure && initReasonOf(failure, 'session');
  if (reason === 'sessionNotFound') return <Navigate to={ROUTES.sessionNotFound} replace />;
  return (
    <main>
      {reason ? (
        <InitProblem reason={reason} message={failure?.serverMessage} onRetry={() => mutate(sessionId)} />
      ) : (
        <Skeleton label={t('openingTable')}>
          <SkeletonRows />
        </Skeleton>
      )}
    </main>
  );
}
