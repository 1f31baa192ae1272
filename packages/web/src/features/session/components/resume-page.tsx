import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { toCallError } from '../../../lib/api/call-error.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RowBones, Skeleton } from '../../../ui/skeleton.tsx';
import { resumeSession } from '../api/resume.ts';
import { initReasonOf } from '../state/init-problem.ts';
import { InitProblem } from './init-problem.tsx';

/** /t/{sessionId} and /o/{sessionId}: goes on with a session by its id. */
export function ResumePage() {
  const { t } = useTranslation('guest');
  const { sessionId } = useParams();
  const navigate = useNavigate();
  const { mutate, error, isError } = useMutation({
    mutationFn: resumeSession,
    onSuccess: (session) => navigate(session ? ROUTES.browse : ROUTES.sessionNotFound, { replace: true }),
  });
  useEffect(() => {
    if (sessionId !== undefined) mutate(sessionId);
  }, [mutate, sessionId]);
  if (sessionId === undefined) return <Navigate to={ROUTES.order} replace />;
  if (isError) {
    const reason = initReasonOf(toCallError(error), 'session');
    return <InitProblem reason={reason} onRetry={() => mutate(sessionId)} />;
  }
  return (
    <Skeleton label={t('table.opening')}>
      <RowBones />
    </Skeleton>
  );
}
