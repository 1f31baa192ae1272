import type { Shop } from '@comanda/contract';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { atShop, place } from '../../session/state/place.ts';
import { useOpening } from '../hooks/use-opening.ts';
import { distanceText } from '../state/distance.ts';
import css from './shop-card.module.css';

const DISHES = 3;
/** The shop's first picture lies in the middle. */
const ORDER = [1, 0, 2];

type Openings = Readonly<Record<'takeAway' | 'noTable' | 'delivery', ReturnType<typeof useOpening>>>;

function State({ shop, takeAway, noTable, delivery }: Openings & { readonly shop: Shop }) {
  const { t } = useTranslation('guest');
  if (!takeAway.isOpen && !noTable.isOpen && !delivery.isOpen) {
    return (
      <Badge tone="quiet" icon="clock">
        {takeAway.next ?? noTable.next ?? delivery.next ?? t('shops.closedNow')}
      </Badge>
    );
  }
  return (
    <>
      <Badge tone="ok" icon="check">
        {t('shops.open')}
      </Badge>
      {shop.openTakeAway && takeAway.isOpen && <Badge icon="bag">{t('mode.takeAway')}</Badge>}
      {shop.openDineInNoTable && noTable.isOpen && <Badge icon="dine">{t('mode.dineIn')}</Badge>}
      {shop.openDelivery && delivery.isOpen && <Badge icon="bike">{t('mode.delivery')}</Badge>}
    </>
  );
}

type ShopCardProps = {
  readonly shop: Shop;
  readonly chosen: boolean;
  /** How far it is, when that is known. */
  readonly metres: number | undefined;
};

/** A restaurant to choose: its dishes, where it is, whether it is open or when it opens. */
export function ShopCard({ shop, chosen, metres }: ShopCardProps) {
  const { say, locale } = useLocale();
  const navigate = useNavigate();
  const takeAway = useOpening(shop, 'takeAway');
  const noTable = useOpening(shop, 'dineInNoTable');
  const delivery = useOpening(shop, 'delivery');
  const isOpen = takeAway.isOpen || noTable.isOpen || delivery.isOpen;
  const choose = () => {
    place.set((now) => atShop(now, shop._id));
    navigate(ROUTES.home);
  };
  const images = (shop.images ?? []).slice(0, DISHES);
  const style: CSSProperties & Readonly<Record<'--shop-colour', string | undefined>> = {
    '--shop-colour': shop.primaryColor,
  };
  return (
    <button
      type="button"
      className={cx(css.card, !isOpen && css.closed)}
      aria-pressed={chosen}
      onClick={choose}
    >
      <span className={css.table} style={style} aria-hidden="true">
        {(images.length === DISHES ? ORDER.map((at) => images[at]) : [...images, shop.logo])
          .filter((image) => image !== undefined)
          .map((image) => (
            <Picture
              key={image}
              alt=""
              eager
              source={pictureSource(image)}
              sizes="132px"
              tint={tintOf(image)}
              className={css.dish}
            />
          ))}
      </span>
      <span className={css.words}>
        <b className={css.name}>{say(shop.name)}</b>
        {shop.address !== undefined && (
          <span className={css.text}>
            <Icon name="pin" size="s" className={css.pin} />
            {say(shop.address)}
          </span>
        )}
        <span className={css.state}>
          {metres !== undefined && (
            <Badge tone="brand" icon="pin">
              {distanceText(metres, locale.iso)}
            </Badge>
          )}
          <State {...{ shop, takeAway, noTable, delivery }} />
        </span>
        <Icon name="right" className={css.arrow} />
      </span>
    </button>
  );
}
