import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { toCallError } from '../../../lib/api/call-error.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RowBones, Skeleton } from '../../../ui/skeleton.tsx';
import { followCode } from '../api/follow-code.ts';
import { initReasonOf } from '../state/init-problem.ts';
import { scannedCode } from '../state/scanned-code.ts';
import { InitProblem } from './init-problem.tsx';
import css from './notice-page.module.css';

/** /t?shop=…&viewItem=…&sig=…: a table's code was scanned, or a shop's. */
export function TablePage() {
  const { t } = useTranslation('guest');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mutate, error, isError } = useMutation({
    mutationFn: (address: string) => followCode(scannedCode(address, new Date())),
    onSuccess: (closed) => {
      if (closed === undefined) navigate(ROUTES.browse, { replace: true });
      else navigate(ROUTES.closed, { replace: true, state: { reason: closed } });
    },
  });
  const isCode = scannedCode(search, new Date()).kind !== 'none';
  useEffect(() => {
    if (isCode) mutate(search);
  }, [mutate, search, isCode]);
  if (!isCode) return <Navigate to={ROUTES.home} replace />;
  const failure = isError ? toCallError(error) : undefined;
  return (
    <main className={css.page}>
      {failure ? (
        <InitProblem
          reason={initReasonOf(failure, 'shop')}
          message={failure.serverMessage}
          onRetry={() => mutate(search)}
        />
      ) : (
        <Skeleton label={t('table.opening')}>
          <RowBones />
        </Skeleton>
      )}
    </main>
  );
}
