import type { Product } from '@comanda/contract';
import { isSelling, remainingStock, stepOf, stockLevel, unitPrice } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Chip, ChipRow } from '../../../../ui/controls/chip.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { NumberPad, type Place, readEntry, type useDishes } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { HandBar } from './hand-frame.tsx';
import css from './menu-view.module.css';
import { SeatBar } from './seat-bar.tsx';
import { SendButton } from './send-button.tsx';

const STAFF = { selfOrder: false };
/** Largest stock whose number is shown. */
const FEW = 10;

type DishTileProps = {
  readonly product: Product;
  readonly price: number;
  readonly count: number;
  readonly onRing: (product: Product) => void;
};

/** A dish of the list: its name, code and price, and how many are on the bill. */
function DishTile({ product, price, count, onRing }: DishTileProps) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const left = remainingStock(product, STAFF);
  const isOut = !isSelling(stockLevel(product, STAFF));
  const resumeAt = product.stock?.resumeAt;
  const notes = [
    product.code,
    isOut
      ? resumeAt === undefined
        ? t('soldOut')
        : t('backAt', { time: clockText(resumeAt, locale.intl, data.shop.timezone) })
      : left !== undefined && left < FEW && t('left', { count: left }),
  ];
  return (
    <button
      type="button"
      className={cx(css.dish, isOut && css.out)}
      aria-disabled={isOut || undefined}
      onClick={() => onRing(product)}
    >
      <b className={css.name}>{say(product.name)}</b>
      <span className={css.facts}>
        <small>{notes.filter(Boolean).join(t('staff:comma'))}</small>
        {!isOut && <Price amount={price} bare size="inherit" weight="regular" />}
      </span>
      {count > 0 && (
        <span className={css.count}>
          {count}
          <span className="sr"> {t('onBill')}</span>
        </span>
      )}
    </button>
  );
}

export type MenuViewProps = {
  readonly place: Place;
  readonly hand: HandOrder;
  readonly dishes: ReturnType<typeof useDishes>;
  readonly onRing: (product: Product) => void;
  readonly onScan: (() => void) | undefined;
  readonly onBack: () => void;
};

/** The menu of a table: its category, its dish: two touches; what has options opens first (till T1.5). */
export function MenuView({ place, hand, dishes, onRing, onScan, onBack }: MenuViewProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  const [hasPad, setPad] = useState(false);
  const { type } = place;
  const context = { shop: data.shop, session: { type }, catalogue, step: stepOf(data.shop) };
  const enter = () => {
    const { code } = readEntry(hand.order.entry);
    const product = dishes.byCode(code);
    if (product !== undefined) onRing(product);
    else if (code !== '') hand.dispatch({ type: 'entrySet', entry: '' });
  };
  return (
    <>
      <HandBar
        title={t('menuOf', { table: hand.name })}
        note={t('till:guests', { count: hand.covers })}
        back={{ label: t('toBill'), onBack }}
      >
        {onScan && <IconButton icon="qr" label={t('scan.open')} onClick={onScan} />}
        <IconButton icon="keypad" label={t('till:pad')} pressed={hasPad} onClick={() => setPad(!hasPad)} />
      </HandBar>
      <main className={css.main}>
        <SearchField
          value={dishes.search}
          onChange={dishes.setSearch}
          label={t('till:search')}
          placeholder={t('search')}
          clearLabel={t('till:clear')}
        />
        {!dishes.isSearching && (
          <ChipRow label={t('till:categories')}>
            {dishes.groups.map(({ id, category }) => (
              <Chip key={id} pressed={dishes.current?.id === id} onClick={() => dishes.chooseCategory(id)}>
                {category === undefined ? t('till:quick') : say(category.name)}
              </Chip>
            ))}
          </ChipRow>
        )}
        {dishes.products.length === 0 ? (
          <p className={css.none} role="status">
            {t('till:noneFound')}
          </p>
        ) : (
          <fieldset className={css.dishes} aria-label={t('till:dishKeys')}>
            {dishes.products.map((product) => (
              <DishTile
                key={product._id}
                product={product}
                price={unitPrice({ id: 'price', product: product._id, quantity: 1 }, context)}
                count={hand.pieces.get(product._id) ?? 0}
                onRing={onRing}
              />
            ))}
          </fieldset>
        )}
      </main>
      <section className={css.foot} aria-label={t('actions')}>
        {hasPad && (
          <div className={css.pad}>
            <NumberPad
              display={
                <>
                  <span>{hand.order.entry.replace('*', ' × ')}</span>
                  <small>{t('till:typeCode')}</small>
                </>
              }
              extra={{ key: '*', shown: '×', label: t('till:times') }}
              onKey={(key) => hand.dispatch({ type: 'keyTyped', key })}
              onErase={() => hand.dispatch({ type: 'keyErased' })}
              onEnter={enter}
            />
          </div>
        )}
        <SeatBar
          covers={hand.covers}
          seat={hand.order.seat}
          onSeat={(seat) => hand.dispatch({ type: 'seatSet', seat })}
        />
        <SendButton hand={hand} />
      </section>
    </>
  );
}
