import type { CartLine, RemovedLines } from '@comanda/domain';
import { moneyText } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { LineIssue, LineOption } from '../../../../data/pricing/line-issues.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { TypedNumber } from '../../../../ui/controls/typed-number.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { type LineConflict, useConflictText } from '../../dietary-filter/index.ts';
import { LinePicture, useLineTexts } from '../../dish/index.ts';
import type { LineNotes } from '../../offers/index.ts';
import type { PriceChange } from '../state/seen-prices.ts';
import css from './cart-line-row.module.css';
import { LineFix } from './line-fix.tsx';
import { PriceNote } from './price-note.tsx';

const MAX_COUNT = 999;

type CartLineRowProps = {
  readonly line: CartLine;
  readonly items: readonly CartLine[];
  /** Minor units by line id. */
  readonly totals: ReadonlyMap<string, number>;
  readonly issue: LineIssue | undefined;
  /** Conflicts of the line and its items with the guest's filter. */
  readonly conflicts: readonly LineConflict[];
  /** Pieces that can still be ordered; undefined when unlimited. */
  readonly remaining: number | undefined;
  /** Offers and price steps of the line; undefined until the explanation has been computed. */
  readonly notes?: LineNotes;
  /** Price change to show until the guest confirms it. */
  readonly priceChange?: PriceChange;
  readonly onPriceConfirmed: (line: string) => void;
  /** Opens the line's sheet, at a step of it where a choice has to be made again. */
  readonly onEdit: (line: string, place?: LineOption) => void;
  readonly onWhy: (line: string) => void;
};

/** Returns the functions that remove a line, with an undo in the toast, and set its quantity; 0 removes it. */
function useLineChanges(line: CartLine, name: string) {
  const { t } = useTranslation('common');
  const { change } = useCart();
  const toast = useToast();
  const remove = () => {
    const removed: RemovedLines | undefined = change({ type: 'lineRemoved', id: line.id })?.removed;
    toast.success(t('cart:removed', { name }), {
      label: t('undo'),
      onClick: () => change({ type: 'lineRestored' }, removed),
    });
  };
  const setQuantity = (quantity: number) => {
    if (quantity === 0) remove();
    else change({ type: 'lineQuantitySet', id: line.id, quantity });
  };
  return { remove, setQuantity };
}

function LineDescription({ line, notes, issue, remaining }: CartLineRowProps) {
  const { t } = useTranslation('common');
  const { say } = useLocale();
  const { chosen, nameOf } = useLineTexts();
  const style = useMoneyStyle();
  const text = chosen(line);
  return (
    <div className={css.words}>
      <h3 className={css.name}>{nameOf(line)}</h3>
      {text !== '' && <p className={css.text}>{text}</p>}
      {notes?.offers.map(({ rule, name: offer, amount }) => (
        <p key={rule} className={css.offer}>
          {typeof offer === 'string' ? offer : say(offer)}
          {t('listComma')}
          {moneyText(amount, style.currency, style.locale)}
        </p>
      ))}
      {issue === undefined && remaining !== undefined && (
        <p className={css.limit} role="status">
          {remaining === 0 ? t('menu:limit.reached') : t('menu:limit.more', { count: remaining })}
        </p>
      )}
    </div>
  );
}

function LinePrice({ line, items, totals, notes, onWhy }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const total = [line, ...items].reduce((sum, { id }) => sum + (totals.get(id) ?? 0), 0);
  const price = <Price amount={total} size="s" className={css.price} />;
  if (notes === undefined || notes.price.length === 0) return price;
  return (
    <button type="button" className={css.why} title={t('why.ask')} onClick={() => onWhy(line.id)}>
      {price}
    </button>
  );
}

function SetItems({ items, totals }: Pick<CartLineRowProps, 'items' | 'totals'>) {
  const { chosen, nameOf } = useLineTexts();
  if (items.length === 0) return null;
  return (
    <ul className={css.items}>
      {items.map((item) => {
        const text = chosen(item);
        const amount = totals.get(item.id) ?? 0;
        const ratio = item.quantityRatio ?? 1;
        return (
          <li key={item.id} className={css.item}>
            <span>
              {ratio > 1 && `${ratio} × `}
              {nameOf(item)}
              {text !== '' && <small> · {text}</small>}
            </span>
            {amount !== 0 && <Price amount={amount} bare signed size="inherit" weight="regular" />}
          </li>
        );
      })}
    </ul>
  );
}

/** Lists what the guest leaves out and the dish, or a dish of the set, contains. */
function Conflicts({ line, conflicts }: Pick<CartLineRowProps, 'line' | 'conflicts'>) {
  const { nameOf } = useLineTexts();
  const text = useConflictText();
  if (conflicts.length === 0) return null;
  return (
    <ul className={css.conflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict.line.id} className={css.conflict}>
          <Icon name="alert" size="s" />
          <span>
            {conflict.line.id !== line.id && <b>{nameOf(conflict.line)} </b>}
            {text(conflict)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Renders a cart line with its set items; it is edited, counted and removed in place. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, items, totals, issue, conflicts, remaining, priceChange, onPriceConfirmed, onEdit } = props;
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const { products } = useReadyCatalogue().catalogue;
  const name = useLineTexts().nameOf(line);
  const { remove, setQuantity } = useLineChanges(line, name);
  // a line that already exceeds its stock or limit cannot grow
  const more = issue === undefined ? (remaining ?? Number.POSITIVE_INFINITY) : 0;
  const max = Math.min(MAX_COUNT, line.quantity + more);
  return (
    <li className={css.line}>
      <LinePicture line={line} />
      <LineDescription {...props} />
      <LinePrice {...props} />
      <SetItems items={items} totals={totals} />
      <Conflicts line={line} conflicts={conflicts} />
      <div className={css.foot}>
        {products.has(line.product ?? '') ? (
          <Button size="s" variant="quiet" icon="edit" className={css.edit} onClick={() => onEdit(line.id)}>
            {t('cart:edit')}
          </Button>
        ) : (
          <span />
        )}
        <Stepper
          value={line.quantity}
          onChange={setQuantity}
          label={t('quantityOf', { name })}
          lessLabel={t('less', { name })}
          moreLabel={t('more', { name })}
          removeLabel={t('removeName', { name })}
          max={max}
          locale={locale.intl}
          number={
            <TypedNumber
              value={line.quantity}
              min={1}
              max={max}
              label={t('quantityOf', { name })}
              onChange={setQuantity}
            />
          }
        />
      </div>
      {priceChange !== undefined && (
        <PriceNote change={priceChange} onConfirm={() => onPriceConfirmed(line.id)} />
      )}
      {issue !== undefined && <LineFix {...{ line, issue, name }} onEdit={onEdit} onRemove={remove} />}
    </li>
  );
}
