import type { Shop } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture, tintOf } from '../../../ui/picture.tsx';
import { RowBones, Skeleton } from '../../../ui/skeleton.tsx';
import { SpilledCup } from '../../../ui/spilled-cup.tsx';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { useShops } from '../../order/api/use-shop.ts';
import { atShop, place, usePlace } from '../../session/state/place.ts';
import { useOpening } from '../hooks/use-opening.ts';
import css from './shops-page.module.css';

function ShopCard({ shop, chosen }: { readonly shop: Shop; readonly chosen: boolean }) {
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const navigate = useNavigate();
  const takeAway = useOpening(shop, 'takeAway');
  const noTable = useOpening(shop, 'dineInNoTable');
  const isOpen = takeAway.isOpen || noTable.isOpen;
  const choose = () => {
    place.set((now) => atShop(now, shop._id));
    navigate(ROUTES.home);
  };
  return (
    <button type="button" className={css.card} aria-pressed={chosen} onClick={choose}>
      <Picture
        alt=""
        source={pictureSource(shop.images?.[0] ?? shop.logo)}
        sizes="92px"
        tint={tintOf(shop._id)}
        out={!isOpen}
        className={css.picture}
      />
      <span className={css.words}>
        <b className={css.name}>{say(shop.name)}</b>
        {shop.address !== undefined && <span className={css.text}>{say(shop.address)}</span>}
        <span className={css.state}>
          <Badge tone={isOpen ? 'ok' : 'quiet'} icon={isOpen ? 'check' : 'clock'}>
            {isOpen ? t('shops.open') : (takeAway.next ?? noTable.next ?? t('shops.closedNow'))}
          </Badge>
        </span>
      </span>
      <Icon name="right" className={css.arrow} />
    </button>
  );
}

function Shops() {
  const { t } = useTranslation(['guest', 'common']);
  const shops = useShops();
  const { shop } = usePlace();
  if (shops.isPending) {
    return (
      <Skeleton label={t('loading')}>
        <RowBones count={2} />
      </Skeleton>
    );
  }
  if (shops.data === undefined) {
    return (
      <EmptyState
        live
        picture={<SpilledCup />}
        title={t('shops.failed')}
        text={t('menu.failedText')}
        action={
          <Button icon="refresh" busy={shops.isFetching} onClick={() => void shops.refetch()}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  }
  if (shops.data.length === 0) return <EmptyState title={t('shops.none')} text={t('shops.noneText')} />;
  return (
    <ul className={css.list}>
      {shops.data.map((each) => (
        <li key={each._id}>
          <ShopCard shop={each} chosen={each._id === shop} />
        </li>
      ))}
    </ul>
  );
}

/** /shops: which restaurant, open or closed. */
export function ShopsPage() {
  const { t } = useTranslation('guest');
  return (
    <main className={css.page}>
      <h1 className={css.title}>{t('shops.title')}</h1>
      <Shops />
    </main>
  );
}
