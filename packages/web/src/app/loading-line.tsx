import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.ts';
import { ProgressBar } from '../ui/display/progress-bar.tsx';

/** Progress line at the very top while the page waits for data it does not have yet. */
export function LoadingLine() {
  const { t } = useTranslation('common');
  const reading = useIsFetching({
    // refetched data is shown meanwhile, and nobody waits for preloaded chunks
    predicate: ({ state, queryKey }) => state.data === undefined && queryKey[0] !== 'part',
  });
  const sending = useIsMutating();
  return <ProgressBar active={reading + sending > 0} label={t('loading')} />;
}
