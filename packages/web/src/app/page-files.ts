import type { Namespace } from '../i18n/messages.ts';
import type { Page } from './page.ts';
import { FIRST_TEXTS, PAGES } from './pages.ts';

/** Returns the name of a page's component: that of its file, `guest/cart/cart-page` has `CartPage`. */
export function componentName({ load }: Page): string {
  const file = load.slice(load.lastIndexOf('/') + 1);
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the file of the build that has a page's code: its bundle's, or its own. */
export function pageChunk({ load, bundle }: Page): string {
  return bundle ?? load.slice(load.lastIndexOf('/') + 1);
}

/** Returns the group of screens that a page loads its texts with; for guests, the file of its code. */
function textGroup(page: Page): string {
  if (page.audience === 'guest') return pageChunk(page);
  return page.texts.includes('till') ? 'till' : page.audience;
}

/** Texts of the office's parts: in the office's file, but not in the page table, which guests load first. */
const OFFICE_PARTS: readonly Namespace[] = [
  'office-history',
  'office-import',
  'office-invoices',
  'office-shop',
  'office-tables',
  'coupon-batches',
  'people',
  'audit',
  'bills',
];

/** Pages of guests whose texts are one file: on a slow network each file costs a round trip. */
const ORDERING: readonly string[] = ['cart-page', 'order-pages', 'product-page'];

/**
 * Returns the bundle that has the texts of a namespace: those of the first page are in one, those of a dish, the cart
 * and an order in the next, those that only the same other pages of guests say in another, and so are those of till and handheld, of the kiosk, of the office, and what several
 * of these say with the other screens of the staff. Each bundle is a row in what guests load first.
 */
export function textBundle(namespace: Namespace): string {
  if (FIRST_TEXTS.includes(namespace)) return 'first';
  if (OFFICE_PARTS.includes(namespace)) return 'office';
  const pages = PAGES.filter(({ texts }) => texts.includes(namespace));
  const guests = pages.filter(({ audience }) => audience === 'guest');
  const groups = [...new Set((guests.length > 0 ? guests : pages).map(textGroup))].sort();
  if (guests.length === 0 && groups.length > 1) return 'staff';
  // refusals are said by all, the notices about a shop by the pages that a guest begins with
  const isOrdering = groups.some((group) => ORDERING.includes(group)) && !groups.includes('start-pages');
  if (isOrdering) return 'ordering';
  return groups.length === 1 || groups.length === 2 ? groups.join('-') : namespace;
}
