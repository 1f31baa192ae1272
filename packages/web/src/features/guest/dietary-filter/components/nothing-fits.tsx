import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { dietaryFilter, NO_FILTER } from '../state/dietary-filter.ts';
import { useFoodWords } from '../words.ts';

/** The filter leaves nothing of this menu. */
export function NothingFits() {
  const { t } = useFoodWords();
  return (
    <EmptyState
      live
      title={t('nothing')}
      text={t('nothingText')}
      action={<Button onClick={() => dietaryFilter.set(NO_FILTER)}>{t('clear')}</Button>}
    />
  );
}
