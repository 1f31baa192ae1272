import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { NotArrived, OfficeBar } from '../../frame/index.ts';
import { useBatches, usePromotions } from '../hooks/use-batches.ts';
import { codePromotions } from '../state/batch-draft.ts';
import { BatchCard } from './batch-card.tsx';
import { BatchSheet } from './batch-sheet.tsx';
import css from './coupon-batches-part.module.css';

/** Coupon codes that are made together: the batches, and the form that makes one (B4.8). */
export function CouponBatchesPart() {
  const { t } = useTranslation('coupon-batches');
  const batches = useBatches();
  const promotions = usePromotions();
  const [isAdding, setAdding] = useState(false);
  const rules = promotions.data;
  const error = batches.error ?? promotions.error;
  const offered = codePromotions(rules ?? []);
  const isEmpty = batches.data?.length === 0;
  const isWithout = rules !== undefined && offered.length === 0;
  const retry = () => {
    void batches.refetch();
    void promotions.refetch();
  };
  return (
    <>
      <OfficeBar
        title={t('office:nav.coupons')}
        text={t('text')}
        actions={
          <Button
            icon="plus"
            disabled={!batches.data || offered.length === 0}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        }
      />
      <div className={css.page}>
        {batches.data && rules ? (
          <ul className={css.batches}>
            {batches.data.map((batch) => (
              <BatchCard key={batch._id} batch={batch} rules={rules} />
            ))}
          </ul>
        ) : error !== null ? (
          <NotArrived error={error} onRetry={retry} />
        ) : (
          <Skeleton label={t('staff:loading')}>
            <SkeletonBlock height={160} shape="box" />
          </Skeleton>
        )}
        {(isEmpty || isWithout) && (
          <EmptyState
            title={t(isEmpty ? 'none' : 'noPromotion')}
            text={t(isWithout ? 'noPromotionText' : 'noneText')}
          />
        )}
      </div>
      <BatchSheet rules={offered} open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
