import { foodFilter, isFiltering } from '../features/food/state/food-filter.ts';
import { readCatalogue } from '../features/menu/api/read-catalogue.ts';
import type { ShopCatalogue } from '../features/menu/state/shop-catalogue.ts';
import { atShop, place, withMode } from '../features/session/state/place.ts';
import { scannedCode } from '../features/session/state/scanned-code.ts';
import { FIRST_PAINT } from '../lib/first-paint-id.ts';
import { runProgram } from './after-paint.ts';
import { startLocale } from './locale.ts';
import { takeLocaleFromAddress } from './locale-path.ts';
import { ROUTES } from './routes.ts';

/** Pages that a scanned code may lead to. */
const SCANNED: readonly string[] = [ROUTES.home, ROUTES.table];

/**
 * What the address says before any page is drawn: a shop alone is take away (specification §4, ordering mode), and
 * the menu stands in its place; a table's code is left to its own page, whose shop is known already.
 */
function shopOfAddress(): string | undefined {
  const { pathname, search } = globalThis.location;
  const code = SCANNED.includes(pathname) ? scannedCode(search, new Date()) : undefined;
  if (code === undefined || code.kind === 'none') return undefined;
  if (code.kind === 'shop') {
    place.set((now) => withMode(atShop(now, code.shop), 'takeAway'));
    globalThis.history.replaceState(null, '', ROUTES.browse);
  }
  return code.shop;
}

/**
 * Asks for the words and the shop's catalogue while the rest of the program is still on its way; index.html
 * loads this module on its own, before the others.
 */
function createEarly() {
  const locale = startLocale(takeLocaleFromAddress());
  const shop = shopOfAddress() ?? place.get().shop;
  // who has chosen a restaurant is no stranger, for whom the server drew; nor does it know what somebody cannot eat
  if (shop !== undefined) document.querySelector('[data-stranger]')?.parentElement?.remove();
  if (isFiltering(foodFilter.get())) document.getElementById(FIRST_PAINT)?.remove();
  const reading = new Map<string, Promise<ShopCatalogue>>();
  if (shop !== undefined) {
    const catalogue = readCatalogue(shop);
    // whoever takes it hears of the failure
    catalogue.catch(() => undefined);
    reading.set(shop, catalogue);
  }
  return {
    /** Settles when the interface can say something. */
    locale,
    /** The catalogue that was asked for, once: whoever asks again wants a new one. */
    takeCatalogue(wanted: string): Promise<ShopCatalogue> | undefined {
      const catalogue = reading.get(wanted);
      reading.delete(wanted);
      return catalogue;
    },
  };
}

export const early = createEarly();
void runProgram();
