import { readCatalogue } from '../data/catalogue/read-catalogue.ts';
import { atShop, orderContext, withMode } from '../data/order-context/order-context.ts';
import { dietaryFilter, isFiltering } from '../features/guest/dietary-filter/index.ts';
import { scannedCode } from '../features/guest/session/index.ts';
import { startLocale } from '../i18n/locale.ts';
import { takeLocaleFromAddress } from '../i18n/locale-path.ts';
import { FIRST_PAINT } from '../lib/first-paint-id.ts';
import { ROUTES } from '../lib/routes.ts';
import { runProgram } from './after-paint.ts';
import { FIRST_TEXTS } from './pages.ts';

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
    orderContext.set((now) => withMode(atShop(now, code.shop), 'takeAway'));
    globalThis.history.replaceState(null, '', ROUTES.browse);
  }
  return code.shop;
}

/** Whoever has a restaurant says so with the next page they ask for: the server draws what they will see. */
const HAS_SHOP = 'comanda_guest=1; path=/; max-age=31536000; samesite=lax';

/** The strangers' drawing goes when it is none; a stranger is led to the restaurants if they stand there (§4). */
function readyDrawing(shop: string | undefined): void {
  const drawing = document.querySelector('[data-stranger]');
  // the server does not know what somebody cannot eat
  if (isFiltering(dietaryFilter.get())) document.getElementById(FIRST_PAINT)?.remove();
  if (shop !== undefined) drawing?.parentElement?.remove();
  else if (drawing?.hasAttribute('data-led')) globalThis.history.replaceState(null, '', `${ROUTES.shops}/`);
}

function rememberGuest(): void {
  if (orderContext.get().shop !== undefined) document.cookie = HAS_SHOP;
}

/**
 * Asks for the words and the shop's catalogue while the rest of the program is still on its way; index.html
 * loads this module on its own, before the others.
 */
function createPreload() {
  const locale = startLocale(FIRST_TEXTS, takeLocaleFromAddress());
  const shop = shopOfAddress() ?? orderContext.get().shop;
  readyDrawing(shop);
  rememberGuest();
  orderContext.subscribe(rememberGuest);
  const catalogue = shop === undefined ? undefined : { shop, answer: readCatalogue(shop) };
  // whoever waits for it hears of its failure
  catalogue?.answer.catch(() => undefined);
  return {
    /** Settles when the interface can say something. */
    locale,
    /** The catalogue that was asked for, and of which shop. */
    catalogue,
  };
}

export const preload = createPreload();
void runProgram();
