import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { dietaryFilter, NO_FILTER } from '../state/dietary-filter.ts';

/** Says that the filter hides every dish of the menu. */
export function NothingFits() {
  const { t } = useTranslation('dietary-filter');
  return (
    <EmptyState
      live
      title={t('nothing')}
      text={t('nothingText')}
      action={<Button onClick={() => dietaryFilter.set(NO_FILTER)}>{t('clear')}</Button>}
    />
  );
}
