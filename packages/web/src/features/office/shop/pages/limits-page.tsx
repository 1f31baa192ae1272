import type { Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { NumberField } from '../../fields/index.ts';
import { NotArrived } from '../../frame/index.ts';
import { Card } from '../components/card.tsx';
import css from '../components/cards.module.css';
import { LimitList } from '../components/limit-list.tsx';
import { useLimitEntries } from '../hooks/use-limit-text.ts';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';

/** Limits on what guests order themselves, by dish, category, order and table (B4.8). */
export function LimitsPage({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const edit = useSetUpEdit('shops', shop);
  const { entries, error, retry } = useLimitEntries(shop._id);
  if (entries === undefined && error !== null) return <NotArrived error={error} onRetry={retry} />;
  return (
    <div className={css.main}>
      <Card title={t('limits.title')} note={t('limits.note')}>
        {entries === undefined ? (
          <Skeleton label={t('staff:loading')}>
            <SkeletonRows count={3} />
          </Skeleton>
        ) : (
          <LimitList {...{ shop, entries, edit }} />
        )}
      </Card>
      <Card title={t('limits.large.title')} note={t('limits.large.note')}>
        <NumberField
          of="shops.largeOrderTotal"
          shop={shop}
          label={t('limits.large.total')}
          hint={t('limits.large.hint')}
          value={shop.largeOrderTotal}
          onChange={(total) => edit('largeOrderTotal', total)}
        />
      </Card>
    </div>
  );
}
