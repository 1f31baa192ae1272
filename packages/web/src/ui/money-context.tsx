import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { amountFormat } from '../lib/money-format.ts';

/** How amounts are written on this page. */
export type MoneyStyle = {
  readonly currency: string;
  readonly locale: string;
  readonly format: Intl.NumberFormat;
};

const MoneyContext = createContext<MoneyStyle>({
  currency: 'HKD',
  locale: 'en',
  format: amountFormat('en'),
});

export type MoneyProviderProps = Omit<MoneyStyle, 'format'> & { readonly children: ReactNode };

/** Gives every Price below it the shop's currency and the guest's locale. */
export function MoneyProvider({ currency, locale, children }: MoneyProviderProps) {
  const style = useMemo(() => ({ currency, locale, format: amountFormat(locale) }), [currency, locale]);
  return <MoneyContext value={style}>{children}</MoneyContext>;
}

/** The currency and locale of the nearest MoneyProvider. */
export function useMoneyStyle(): MoneyStyle {
  return useContext(MoneyContext);
}
