import { useLocale } from '../../i18n/locale.ts';
import { Price } from '../../ui/display/price.tsx';
import type { LineGroup } from '../sessions/progress.ts';
import css from './dish-amount.module.css';
import { groupAmount } from './group-amount.ts';

export type DishAmountProps = {
  readonly group: LineGroup;
  /** Pieces of it, if not all. */
  readonly pieces?: number | undefined;
};

/** Quantity, name and amount of a dish with the items of its set; of some pieces without an amount. */
export function DishAmount({ group: { line, children }, pieces = line.quantity }: DishAmountProps) {
  const { say } = useLocale();
  return (
    <span className={css.dish}>
      <span>
        {pieces} {say(line.name)}
      </span>
      {pieces === line.quantity && <Price amount={groupAmount({ line, children })} bare size="inherit" />}
    </span>
  );
}
