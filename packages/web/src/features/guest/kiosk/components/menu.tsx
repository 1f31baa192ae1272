import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { type MenuGroup, POPULAR } from '../../../../data/menu/menu-groups.ts';
import { useMenu } from '../../../../data/menu/use-menu.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { LinePicture, useLineTexts } from '../../dish/index.ts';
import { useOrder } from '../hooks/use-order.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import { DishCard } from './dish-card.tsx';
import base from './kiosk.module.css';
import css from './menu.module.css';
import { ScreenTitle } from './screen.tsx';

/** The number of cards that are on the screen at first. */
const FIRST_CARDS = 6;
/** The number of pictures beside the count of the order. */
const PICTURES = 3;

type RailProps = {
  readonly groups: readonly MenuGroup[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
};

/** Returns the function that names a heading of the menu. */
function useGroupName() {
  const { t } = useTranslation('kiosk');
  const { say } = useLocale();
  return ({ id, category }: MenuGroup) => (id === POPULAR ? t('menu.popular') : say(category?.name));
}

/** Categories, each with a dish as its icon. */
function Rail({ groups, current, onChoose }: RailProps) {
  const { t } = useTranslation('kiosk');
  const nameOf = useGroupName();
  return (
    <nav className={css.rail} aria-label={t('menu.categories')}>
      {groups.map((group) => {
        const dish = group.products.find(({ image }) => image !== undefined);
        return (
          <button
            key={group.id}
            type="button"
            className={css.category}
            aria-current={group.id === current || undefined}
            onClick={() => onChoose(group.id)}
          >
            <Picture
              alt=""
              source={pictureSource(dish?.image)}
              sizes="90px"
              tint={tintOf(dish?._id ?? group.id)}
              eager
              className={base.round}
            />
            <span>{nameOf(group)}</span>
          </button>
        );
      })}
    </nav>
  );
}

/** Bar with the shop and the way to order, and dishes of the menu. */
function Head({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const { t } = useTranslation('kiosk');
  const { say } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const { mode } = useOrderContext();
  const { tent } = useKiosk().visit;
  const dishes = groups.flatMap(({ products }) => products.slice(0, 1)).slice(0, PICTURES);
  const how = mode === 'takeAway' ? t('takeAway.label') : t('eatHere.label');
  return (
    <header className={css.top}>
      <p className={base.brand}>
        {say(shop.name)} · {tent === undefined ? how : `${how} ${tent}`}
      </p>
      <ScreenTitle className={css.topTitle}>{t('question')}</ScreenTitle>
      <div className={css.topDishes} aria-hidden="true">
        {dishes.map(({ _id, image }) => (
          <Picture
            key={_id}
            alt=""
            source={pictureSource(image)}
            sizes="400px"
            tint={tintOf(_id)}
            eager
            className={base.round}
          />
        ))}
      </div>
    </header>
  );
}

/** The order so far, and the next step. */
function OrderBar() {
  const { t } = useTranslation('kiosk');
  const { dispatch, startOver } = useKiosk();
  const { roots, pieces, bill, offered } = useOrder();
  const { nameOf } = useLineTexts();
  const isEmpty = roots.length === 0;
  const names = roots.map((line) =>
    line.quantity > 1 ? `${line.quantity} × ${nameOf(line)}` : nameOf(line),
  );
  return (
    <section className={base.foot} aria-label={t('review.title')}>
      <div className={css.order}>
        <span className={css.pictures} aria-hidden="true">
          {roots.slice(-PICTURES).map((line) => (
            <LinePicture key={line.id} line={line} />
          ))}
        </span>
        <p className={css.pieces} aria-live="polite">
          <b>{isEmpty ? t('menu.empty') : t('menu.items', { count: pieces })}</b>
          <small className={base.names}>{names.join(t('common:listComma'))}</small>
        </p>
        {bill !== undefined && !isEmpty && <Price amount={bill.share} size="l" />}
      </div>
      <div className={base.acts}>
        <Button size="l" variant="plain" onClick={startOver}>
          {t('startOver')}
        </Button>
        <Button
          size="l"
          wide
          disabled={isEmpty}
          amount={bill && !isEmpty ? <Price amount={bill.share} size="inherit" /> : undefined}
          onClick={() => dispatch({ type: 'reviewed', hasOffer: offered.length > 0 })}
        >
          {t('menu.review')}
        </Button>
      </div>
    </section>
  );
}

/** The menu, one category at a time: pictures first (till T9.2). */
export function Menu({
  group: chosen,
  onGroup,
}: {
  readonly group: string | undefined;
  readonly onGroup: (id: string) => void;
}) {
  const { t } = useTranslation('kiosk');
  const groups = useMenu();
  const nameOf = useGroupName();
  const [isFirst, setFirst] = useState(true);
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const choose = (id: string) => {
    setFirst(false);
    onGroup(id);
  };
  return (
    <>
      <Head groups={groups} />
      <div className={css.menu}>
        <Rail groups={groups} current={group?.id ?? ''} onChoose={choose} />
        <main key={group?.id} className={css.dishes}>
          {group !== undefined && (
            <h2 className={base.heading}>
              {nameOf(group)} <small>{t('menu.dishes', { count: group.products.length })}</small>
            </h2>
          )}
          <ul className={css.cards}>
            {group?.products.map((product, at) => (
              <DishCard
                key={product._id}
                product={product}
                eager={isFirst && at < FIRST_CARDS}
                isAmongPopular={group.id === POPULAR}
              />
            ))}
          </ul>
        </main>
      </div>
      <OrderBar />
    </>
  );
}
