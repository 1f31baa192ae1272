import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Currency and locale of the page's amounts. */
export type MoneyStyle = {
  readonly currency: string;
  readonly locale: string;
};

const MoneyContext = createContext<MoneyStyle>({
  currency: 'HKD',
  locale: 'en',
});

export type MoneyProviderProps = MoneyStyle & { readonly children: ReactNode };

/** Provides every `Price` below it with the shop's currency and the guest's locale. */
export function MoneyProvider({ currency, locale, children }: MoneyProviderProps) {
  const style = useMemo(() => ({ currency, locale }), [currency, locale]);
  return <MoneyContext value={style}>{children}</MoneyContext>;
}

/** Returns the currency and locale of the nearest `MoneyProvider`. */
export function useMoneyStyle(): MoneyStyle {
  return useContext(MoneyContext);
}
