import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { DraftProvider } from '../../changes/index.ts';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { useRuleLists } from '../hooks/use-rule-lists.ts';
import css from './promotions.module.css';
import { Promotions } from './promotions.tsx';

/** The promotions, in the organisation's open change set. */
export function PromotionsPart() {
  return (
    <DraftProvider>
      <Loaded />
    </DraftProvider>
  );
}

/** The promotions while their lists load, or could not be. */
function Loaded() {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const lists = useRuleLists();
  if (lists.isReady && shop !== undefined) {
    return (
      <MoneyProvider shop={shop} locale={locale.tag}>
        <Promotions lists={lists} shop={shop} />
      </MoneyProvider>
    );
  }
  const { error } = lists;
  if (error === null) {
    return (
      <div className={css.waiting}>
        <Skeleton label={t('staff:loading')}>
          <SkeletonRows count={6} />
        </Skeleton>
      </div>
    );
  }
  return <NotArrived error={error} onRetry={lists.retry} />;
}
