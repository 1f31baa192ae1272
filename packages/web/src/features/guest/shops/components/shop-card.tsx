import type { Shop } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { atShop, orderContext } from '../../../../data/order-context/order-context.ts';
import { cardPictures, shopState } from '../../../../data/shops/shop-state.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { distanceText } from '../state/distance.ts';
import css from './shop-card.module.css';

const EVERY = 20_000;

type ShopCardProps = {
  readonly shop: Shop;
  readonly chosen: boolean;
  /** Distance in metres, when known. */
  readonly metres: number | undefined;
};

/** Renders a shop's card: pictures, address, and whether it is open or when it opens. */
export function ShopCard({ shop, chosen, metres }: ShopCardProps) {
  const { say, locale } = useLocale();
  const navigate = useNavigate();
  const { t } = useTranslation('opening');
  const { isOpen, badge, services } = shopState(shop, useNow(EVERY), { t, locale });
  const choose = () => {
    orderContext.set((now) => atShop(now, shop._id));
    navigate(ROUTES.home);
  };
  return (
    <button
      type="button"
      className={cx(css.card, !isOpen && css.closed)}
      aria-pressed={chosen}
      onClick={choose}
    >
      <span className={css.table} aria-hidden="true">
        {shop.primaryColor !== undefined && (
          <svg className={css.floor} aria-hidden="true">
            <rect width="100%" height="100%" fill={shop.primaryColor} />
          </svg>
        )}
        {cardPictures(shop).map((image) => (
          <Picture
            key={image}
            alt=""
            eager
            source={pictureSource(image)}
            sizes="(min-width: 1024px) 196px, 132px"
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
              {distanceText(metres, locale.intl)}
            </Badge>
          )}
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.text}
          </Badge>
          {services !== '' && <span className={css.types}>{services}</span>}
        </span>
        <Icon name="right" className={css.arrow} />
      </span>
    </button>
  );
}
