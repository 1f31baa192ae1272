import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { NotArrived } from '../../frame/index.ts';
import { useBatchUses } from '../hooks/use-batches.ts';
import { writtenDay } from '../state/written-day.ts';
import css from './batch-card.module.css';

/** The uses of a batch's codes by day, the last day first. */
export function BatchUses({ id }: { readonly id: string }) {
  const { t } = useTranslation('coupon-batches');
  const { locale } = useLocale();
  const batch = useBatchUses(id);
  if (batch.data === undefined) {
    if (batch.isError) return <NotArrived error={batch.error} onRetry={() => void batch.refetch()} />;
    return (
      <Skeleton label={t('staff:loading')}>
        <SkeletonRows count={2} />
      </Skeleton>
    );
  }
  const { uses = [] } = batch.data;
  if (uses.length === 0) return <p className={css.quiet}>{t('noUses')}</p>;
  return (
    <table className={css.uses} aria-label={t('uses')}>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('used')}</th>
        </tr>
      </thead>
      <tbody>
        {[...uses].reverse().map(({ day, count }) => (
          <tr key={day}>
            <th scope="row">{writtenDay(day, locale.intl)}</th>
            <td>{numberFormat(locale.intl).format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
