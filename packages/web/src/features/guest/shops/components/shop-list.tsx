import { useDeferredValue } from 'react';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { FIRST_SCREEN, useIsFirstPaint } from '../../../../lib/first-paint.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { SpilledCup } from '../../../../ui/illustrations/spilled-cup.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { useMyLocation } from '../hooks/use-my-location.ts';
import { nearestFirst, type ShopAway } from '../state/distance.ts';
import { ShopCard } from './shop-card.tsx';
import css from './shop-list.module.css';
import { ShopOrder } from './shop-order.tsx';

/** Renders the shops to choose from; `columns` 2 puts two side by side where there is room. */
export function ShopList({ columns = 1 }: { readonly columns?: 1 | 2 }) {
  const { t } = useTranslation('shops');
  const shops = useShops();
  // deferred, so that the cards render in interruptible steps behind the skeleton
  const shown = useDeferredValue(shops.data);
  const { shop } = useOrderContext();
  const { location, find, forget } = useMyLocation();
  const shownMax = useIsFirstPaint() ? FIRST_SCREEN.shops : undefined;
  const list = cx(css.list, columns === 2 && css.two);
  if (shops.isPending || (shown === undefined && shops.data !== undefined)) {
    return (
      <Skeleton label={t('common:loading')}>
        <div className={list}>
          <SkeletonBlock height={246} shape="box" />
          <SkeletonBlock height={246} shape="box" />
        </div>
      </Skeleton>
    );
  }
  if (shown === undefined) {
    return (
      <EmptyState
        live
        picture={<SpilledCup />}
        title={t('failed')}
        text={t('menu:failedText')}
        action={
          <Button icon="refresh" busy={shops.isFetching} onClick={() => void shops.refetch()}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  }
  if (shown.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  const isPlaced = shown.filter((each) => each.location !== undefined).length > 1;
  const away: readonly ShopAway[] =
    location.kind === 'found'
      ? nearestFirst(shown, location.here)
      : shown.map((each) => ({ shop: each, metres: undefined }));
  return (
    <>
      {isPlaced && <ShopOrder location={location} onFind={find} onForget={forget} />}
      <ul className={list}>
        {away.slice(0, shownMax).map(({ shop: each, metres }) => (
          <li key={each._id}>
            <ShopCard shop={each} chosen={each._id === shop} metres={metres} />
          </li>
        ))}
      </ul>
    </>
  );
}
