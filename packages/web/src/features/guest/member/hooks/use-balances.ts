import type { PointBalance } from '@comanda/contract';
import { usePoints } from '../../../../data/member/holdings.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';

/** Returns a comparator that puts balances first that can be spent at the current shop. */
function bySpendable(shop: string | undefined) {
  const rank = ({ _id }: PointBalance) => (_id === shop || _id === 'all' ? 0 : 1);
  return (one: PointBalance, other: PointBalance) => rank(one) - rank(other);
}

/** Returns a member's balances by shop as texts, with the query behind them. */
export function useBalances(user: string) {
  const { t } = useTranslation('member');
  const { locale, say } = useLocale();
  const { shop } = useOrderContext();
  const { data: shops = [] } = useShops();
  const query = usePoints(user, undefined);
  const number = numberFormat(locale.intl);
  const placeOf = (id: string) =>
    id === 'all' ? t('points.everywhere') : say(shops.find(({ _id }) => _id === id)?.name);
  const balances = query.data
    ?.filter(({ amount }) => amount > 0)
    .sort(bySpendable(shop))
    .map(({ _id, amount }) => ({
      id: _id,
      points: number.format(amount),
      unit: t('points.unit', { count: amount }),
      place: placeOf(_id),
    }));
  return { query, balances };
}
