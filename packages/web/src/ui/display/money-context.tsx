import { type CurrencyFormat, currencyFormatOf } from '@comanda/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Currency and locale of the page's amounts. */
export type MoneyStyle = {
  readonly currency: CurrencyFormat;
  readonly locale: string;
};

/** The default currency, Hong Kong dollars (specification §9). */
const DEFAULT_CURRENCY = currencyFormatOf({ currency: 'HKD' });

const MoneyContext = createContext<MoneyStyle>({
  currency: DEFAULT_CURRENCY,
  locale: 'en',
});

export type MoneyProviderProps = {
  /** The shop whose amounts these are; the nearest provider's when absent. */
  readonly shop: Parameters<typeof currencyFormatOf>[0] | undefined;
  readonly locale: string;
  readonly children: ReactNode;
};

/** Provides every `Price` below it with the shop's currency and the guest's locale. */
export function MoneyProvider({ shop, locale, children }: MoneyProviderProps) {
  const outer = useContext(MoneyContext).currency;
  const style = useMemo(
    () => ({ currency: shop === undefined ? outer : currencyFormatOf(shop), locale }),
    [shop, outer, locale],
  );
  return <MoneyContext value={style}>{children}</MoneyContext>;
}

/** Returns the currency and locale of the nearest `MoneyProvider`. */
export function useMoneyStyle(): MoneyStyle {
  return useContext(MoneyContext);
}
