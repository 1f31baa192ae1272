import { type LocalizedText, type Name, returnedRow } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CartBill, CartPricing } from '../pricing/cart-bill.ts';
import { type ChargeRow, chargeRows } from '../pricing/charge-rows.ts';

/** Returns a name that may be a plain text. */
function nameText(name: Name | undefined, say: (name: LocalizedText | undefined) => string): string {
  return typeof name === 'string' ? name : say(name);
}

/** A bill with what its rows are named by. */
type PricedBill = { readonly pricing: CartPricing; readonly priced: CartBill | undefined };

/** Returns the rows that add up to the whole bill, with what is rung up on it; taxes that it includes are none of them. */
export function useSumRows({ pricing, priced }: PricedBill) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  if (priced === undefined) return [];
  const { bill } = priced;
  const rows = chargeRows({ bill, before: undefined, share: bill.total }, pricing);
  const nameOf = (row: ChargeRow): string => {
    if (row.kind === 'discount') return nameText(row.rule?.name, say) || t('sum.discount');
    if (row.kind === 'tax' || row.kind === 'taxIncluded') return nameText(row.tax?.name, say);
    return t(`sum.${row.kind}`);
  };
  const added = rows.filter(({ kind }) => kind !== 'taxIncluded');
  const named = added.map((row) => ({
    ...{ id: row.id, kind: row.kind, amount: row.amount, name: nameOf(row) },
  }));
  const beside = [
    ['afterPayment', bill.afterPayment ?? 0],
    ['returned', -returnedRow(bill)],
  ] as const;
  return [
    ...named,
    ...beside
      .filter(([, amount]) => amount !== 0)
      .map(([kind, amount]) => ({ id: kind, kind, amount, name: t(`sum.${kind}`) })),
  ];
}
