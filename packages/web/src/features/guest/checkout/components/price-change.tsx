import { Price } from '../../../../ui/display/price.tsx';
import css from './price-change.module.css';

export type PriceStep = {
  readonly id: string;
  readonly label: string;
  readonly was: number;
  readonly now: number;
};

/** Shows the old and the new price of each step side by side. */
export function PriceChange({ steps }: { readonly steps: readonly PriceStep[] }) {
  return (
    <ul className={css.steps}>
      {steps.map(({ id, label, was, now }) => (
        <li key={id} className={css.step}>
          <span className={css.label}>{label}</span>
          <Price amount={was} size="s" tone="was" weight="regular" />
          <Price amount={now} size="s" />
        </li>
      ))}
    </ul>
  );
}
