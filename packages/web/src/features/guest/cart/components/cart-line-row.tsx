import type { CartLine, RemovedLines } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { LineIssue } from '../../../../data/pricing/use-line-issues.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { moneyText } from '../../../../lib/money-format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { LinePicture, useLineTexts } from '../../dish/index.ts';
import type { LineNotes } from '../../offers/index.ts';
import type { PriceChange } from '../state/seen-prices.ts';
import css from './cart-line-row.module.css';
import { LineFix } from './line-fix.tsx';
import { PriceNote } from './price-note.tsx';

type CartLineRowProps = {
  readonly line: CartLine;
  readonly items: readonly CartLine[];
  /** Minor units by line id. */
  readonly totals: ReadonlyMap<string, number>;
  readonly issue: LineIssue | undefined;
  /** Pieces that can still be ordered; undefined when unlimited. */
  readonly remaining: number | undefined;
  /** Offers and price steps of the line; undefined until the explanation has been computed. */
  readonly notes?: LineNotes;
  /** Price change to show until the guest confirms it. */
  readonly priceChange?: PriceChange;
  readonly onPriceConfirmed: (line: string) => void;
  readonly onEdit: (line: string) => void;
  readonly onWhy: (line: string) => void;
};

/** Renders a cart line with its set items; it is edited, counted and removed in place. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, items, totals, issue, remaining, notes, priceChange, onPriceConfirmed, onEdit, onWhy } =
    props;
  const { t } = useTranslation('common');
  const { locale, say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { change } = useCart();
  const { chosen, nameOf } = useLineTexts();
  const toast = useToast();
  const style = useMoneyStyle();
  const product = catalogue.products.get(line.product ?? '');
  const name = nameOf(line);
  const total = [line, ...items].reduce((sum, { id }) => sum + (totals.get(id) ?? 0), 0);
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
  const text = chosen(line);
  // a line that already exceeds its stock or limit cannot grow
  const more = issue === undefined ? (remaining ?? Number.POSITIVE_INFINITY) : 0;
  return (
    <li className={css.line}>
      <LinePicture line={line} />
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
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
      {notes !== undefined && notes.price.length > 0 ? (
        <button type="button" className={css.why} title={t('cart:why.ask')} onClick={() => onWhy(line.id)}>
          <Price amount={total} size="s" className={css.price} />
        </button>
      ) : (
        <Price amount={total} size="s" className={css.price} />
      )}
      {items.length > 0 && (
        <ul className={css.items}>
          {items.map((item) => {
            const itemWords = chosen(item);
            const amount = totals.get(item.id) ?? 0;
            const ratio = item.quantityRatio ?? 1;
            return (
              <li key={item.id} className={css.item}>
                <span>
                  {ratio > 1 && `${ratio} × `}
                  {nameOf(item)}
                  {itemWords !== '' && <small> · {itemWords}</small>}
                </span>
                {amount !== 0 && <Price amount={amount} bare signed size="inherit" weight="regular" />}
              </li>
            );
          })}
        </ul>
      )}
      <div className={css.foot}>
        {product === undefined ? (
          <span />
        ) : (
          <Button size="s" variant="quiet" icon="edit" className={css.edit} onClick={() => onEdit(line.id)}>
            {t('cart:edit')}
          </Button>
        )}
        <Stepper
          value={line.quantity}
          onChange={setQuantity}
          label={t('quantityOf', { name })}
          lessLabel={t('less')}
          moreLabel={t('more')}
          removeLabel={t('removeName', { name })}
          max={Math.min(999, line.quantity + more)}
          locale={locale.iso}
        />
      </div>
      {priceChange !== undefined && (
        <PriceNote change={priceChange} onConfirm={() => onPriceConfirmed(line.id)} />
      )}
      {issue !== undefined && <LineFix {...{ line, issue, name }} onEdit={onEdit} onRemove={remove} />}
    </li>
  );
}
