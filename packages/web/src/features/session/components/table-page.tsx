import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { toCallError } from '../../../lib/api/call-error.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RowBones, Skeleton } from '../../../ui/skeleton.tsx';
import { sitDown } from '../api/resume.ts';
import { initReasonOf } from '../state/init-problem.ts';
import { atShop, place, withMode } from '../state/place.ts';
import { scannedCode } from '../state/scanned-code.ts';
import { InitProblem } from './init-problem.tsx';

/** /t?shop=…&viewItem=…&sig=…: a table's code was scanned. */
export function TablePage() {
  const { t } = useTranslation('guest');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mutate, error, isError } = useMutation({
    mutationFn: async (address: string) => {
      const code = scannedCode(address, new Date());
      if (code.kind === 'table') await sitDown(code.shop, code.table);
      // a shop alone is take away (specification §4, ordering mode)
      if (code.kind === 'shop') place.set((now) => withMode(atShop(now, code.shop), 'takeAway'));
    },
    onSuccess: () => navigate(ROUTES.browse, { replace: true }),
  });
  const code = scannedCode(search, new Date());
  useEffect(() => mutate(search), [mutate, search]);
  if (code.kind === 'none') return <Navigate to={ROUTES.home} replace />;
  if (isError) {
    return <InitProblem reason={initReasonOf(toCallError(error), 'shop')} onRetry={() => mutate(search)} />;
  }
  return (
    <Skeleton label={t('table.opening')}>
      <RowBones />
    </Skeleton>
  );
}
