import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.ts';
import { ProgressBar } from '../ui/display/progress-bar.tsx';

/** The line at the very top while the page waits for an answer it has not had yet. */
export function LoadingLine() {
  const { t } = useTranslation('common');
  const reading = useIsFetching({
    // what is read again stands meanwhile, and parts that are fetched ahead are nobody's wait
    predicate: ({ state, queryKey }) => state.data === undefined && queryKey[0] !== 'part',
  });
  const sending = useIsMutating();
  return <ProgressBar active={reading + sending > 0} label={t('loading')} />;
}
