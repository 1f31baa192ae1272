import { currencyFormatOf, moneyParts } from '@comanda/domain';
import { cx } from '../../lib/cx.ts';
import { useMoneyStyle } from './money-context.tsx';
import css from './price.module.css';

export type PriceProps = {
  /** Minor units (1/100). */
  readonly amount: number;
  /** The shop whose currency it is; default: that of the `MoneyProvider`. */
  readonly shop?: Parameters<typeof currencyFormatOf>[0];
  readonly locale?: string;
  /** Shows a plus before a positive amount. */
  readonly signed?: boolean;
  /** Omits the currency, where a total below names it. */
  readonly bare?: boolean;
  readonly size?: 's' | 'm' | 'l' | 'xl' | 'inherit';
  readonly weight?: 'regular' | 'bold';
  /** `extra` is muted, `saving` is green, `was` is struck through. */
  readonly tone?: 'extra' | 'saving' | 'was';
  readonly className?: string;
};

/** Amount: currency small, digits bold and tabular. */
export function Price(props: PriceProps) {
  const style = useMoneyStyle();
  const { amount, size = 'm', weight = 'bold', tone, bare = false, signed = false } = props;
  const currency = props.shop ? currencyFormatOf(props.shop) : style.currency;
  const locale = props.locale ?? style.locale;
  const parts = moneyParts(amount, currency, locale, signed);
  const Tag = tone === 'was' ? 's' : 'span';
  return (
    <Tag className={cx(css.price, css[size], css[weight], tone && css[tone], props.className)}>
      {parts.sign}
      {!bare && <span className={css.currency}>{parts.currency}</span>}
      {parts.digits}
    </Tag>
  );
}
