import type { Product } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useShopPrice } from '../../../../data/catalogue/use-shop-price.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { useKioskDish } from '../hooks/use-kiosk-dish.ts';
import { backText } from '../state/back-text.ts';
import css from './dish-card.module.css';

const EVERY_MS = 20_000;

type CardProps = {
  readonly product: Product;
  /** Hides the stepper: the card is an offer. */
  readonly isOffer?: boolean;
  readonly eager?: boolean;
  /** True beneath a heading that says it of every dish: no badge repeats it. */
  readonly isAmongPopular?: boolean;
};

/** Returns the words on a dish's picture: sold out, to eat here only, few left, popular. */
function useBadge(
  product: Product,
  { stock, isEatInOnly }: ReturnType<typeof useKioskDish>,
  isAmongPopular: boolean,
) {
  const { t } = useTranslation('kiosk');
  if (stock.isOut) return <Badge tone="sold">{t('menu.soldOut')}</Badge>;
  if (isEatInOnly) return <Badge tone="sold">{t('menu.eatInOnly')}</Badge>;
  if (stock.left !== undefined) return <Badge tone="left">{t('menu.left', { count: stock.left })}</Badge>;
  return product.popular && !isAmongPopular ? <Badge tone="brand">{t('menu.popular')}</Badge> : undefined;
}

/** Card of a dish: its picture first; sold out keeps its place and says when it is back (till T9.2). */
export function DishCard(props: CardProps) {
  const { product, isOffer = false, eager = false, isAmongPopular = false } = props;
  const { t } = useTranslation('kiosk');
  const { say, locale } = useLocale();
  const { timezone } = useReadyCatalogue().data.shop;
  const dish = useKioskDish(product);
  const price = useShopPrice(product);
  const badge = useBadge(product, dish, isAmongPopular);
  const now = useNow(EVERY_MS);
  const name = say(product.name);
  // an offer's cards follow the screen's heading, the menu's that of their category
  const Heading = isOffer ? 'h2' : 'h3';
  const isOut = dish.stock.isOut || dish.isEatInOnly;
  const back = dish.stock.isOut
    ? backText(product.stock, now, { t, intl: locale.intl, timezone })
    : undefined;
  return (
    <li className={cx(css.card, isOut && css.out)}>
      <button
        type="button"
        className={css.open}
        disabled={isOut}
        aria-label={isOut ? name : t('menu.choose', { name })}
        onClick={dish.open}
      >
        <Picture
          alt=""
          shape="wide"
          source={pictureSource(product.image)}
          sizes="440px"
          tint={tintOf(product._id)}
          eager={eager}
          out={isOut}
          className={css.photo}
        />
      </button>
      {badge !== undefined && <span className={css.badge}>{badge}</span>}
      <Heading className={css.name}>{name}</Heading>
      <div className={css.price}>
        {back === undefined ? <Price amount={price} /> : <b className={css.back}>{back}</b>}
        {!isOut && <CardButtons {...{ name, dish, isOffer }} />}
      </div>
    </li>
  );
}

type ButtonsProps = {
  readonly name: string;
  readonly dish: ReturnType<typeof useKioskDish>;
  readonly isOffer: boolean;
};

function CardButtons({ name, dish: { quantity, more, isPlain, add, less }, isOffer }: ButtonsProps) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  if (quantity > 0 && (isPlain || !isOffer))
    return (
      <Stepper
        value={quantity}
        onChange={(next) => (next > quantity ? add() : less())}
        label={t('quantityOf', { name })}
        lessLabel={t('less', { name })}
        moreLabel={t('more', { name })}
        removeLabel={t('removeName', { name })}
        max={quantity + (isPlain ? more : Math.min(more, 1))}
        locale={locale.intl}
      />
    );
  if (more === 0) return null;
  return <IconButton icon="plus" variant="add" label={t('kiosk:menu.add', { name })} onClick={add} />;
}
