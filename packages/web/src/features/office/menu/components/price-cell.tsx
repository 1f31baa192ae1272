import { currencyFormatOf } from '@comanda/domain';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { MarkSign, useTyped } from '../../fields/index.ts';
import { useDishPrice } from '../hooks/use-dish-price.ts';
import type { Dish } from '../state/dishes.ts';
import { priceText } from '../state/price.ts';
import css from './price-cell.module.css';

type PriceCellProps = {
  readonly dish: Dish;
  readonly name: string;
  readonly onStep: (by: 1 | -1) => void;
};

/** Price of a dish, edited in place; Enter and the arrows go to the next one, Escape takes back what is typed. */
export function PriceCell({ dish, name, onStep }: PriceCellProps) {
  const { t } = useTranslation('office');
  const id = useId();
  const { shop, price, before, commit } = useDishPrice(dish);
  const field = useTyped(priceText(price, shop), commit, `price ${dish.id}`);
  const { mark } = field;
  const refusal =
    mark?.status === 'refused' ? t('changes.mark.because', { reason: t(`errors:${mark.code}`) }) : undefined;
  const problem = field.problem ?? refusal;
  const isChanged = before !== undefined && before !== price;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') field.reset();
    const by =
      event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    field.leave();
    onStep(by);
  }
  return (
    <span className={css.cell}>
      <span className={cx(css.box, isChanged && css.changed, problem !== undefined && css.bad)}>
        {isChanged ? (
          <s>{priceText(before, shop)}</s>
        ) : (
          <span className={css.currency}>{currencyFormatOf(shop).symbol}</span>
        )}
        <input
          className={css.input}
          inputMode="decimal"
          aria-label={t('menu.priceOf', { name })}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : id}
          value={field.text}
          onChange={(event) => field.onChange(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={field.leave}
          onKeyDown={onKeyDown}
        />
        <MarkSign mark={mark} />
      </span>
      {problem !== undefined && (
        <small id={id} role="alert" className={css.problem}>
          {problem}
        </small>
      )}
    </span>
  );
}
