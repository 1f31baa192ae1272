import { ColoursPage, DetailsPage, HoursPage, LimitsPage, MoneyPage, SellingPage } from '../lazy.ts';

/** The pages that set a shop up, in the order of their list; the first is where it opens. */
export const SHOP_PAGES = [
  { id: 'hours', icon: 'clock', Page: HoursPage },
  { id: 'details', icon: 'store', Page: DetailsPage },
  { id: 'selling', icon: 'bag', Page: SellingPage },
  { id: 'limits', icon: 'ban', Page: LimitsPage },
  { id: 'money', icon: 'cash', Page: MoneyPage },
  { id: 'colours', icon: 'contrast', Page: ColoursPage },
] as const;
type ShopPageId = (typeof SHOP_PAGES)[number]['id'];

/** Returns the query of a page's address. */
export function shopPageQuery(page: ShopPageId): string {
  return `?page=${page}`;
}
