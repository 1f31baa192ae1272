import type { TableSession } from '@comanda/contract';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { matchesOrder } from '../state/matches-order.ts';

/** Returns the predicate that matches an order by number, table, shop, dishes in any language, or day. */
export function useOrderSearch(keyword: string): (session: TableSession) => boolean {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const { data: shops } = useShops();
  return (session) => {
    const shop = shops?.find(({ _id }) => _id === session.shop);
    const day = dayText(session.placedTime ?? session.startTime, locale.intl, shop?.timezone);
    return matchesOrder(session, keyword, [shop?.name], [day, t(`type.${session.type}`)]);
  };
}
