import { readCatalogue } from '../data/catalogue/read-catalogue.ts';
import { followAddress, orderContext } from '../data/order-context/order-context.ts';
import { dietaryFilter, isFiltering } from '../features/guest/dietary-filter/index.ts';
import { scannedCode } from '../features/guest/session/index.ts';
import { startLocale } from '../i18n/locale.ts';
import { takeLocaleFromAddress } from '../i18n/locale-path.ts';
import { FIRST_PAINT } from '../lib/first-paint-id.ts';
import { preview } from '../lib/preview.ts';
import { ROUTES } from '../lib/routes.ts';
import { runProgram } from './after-paint.ts';
import { pageAt } from './page-at.ts';
import { FIRST_TEXTS } from './pages.ts';

/** Paths that a scanned code may lead to. */
const SCANNED: readonly string[] = [ROUTES.home, ROUTES.table];

/**
 * Applies the address before any page is drawn: a shop alone means takeaway (specification §4, ordering mode) and is
 * replaced by the menu; a table's code is left to its own page, with its shop set already.
 */
function shopOfAddress(): string | undefined {
  const { pathname, search } = globalThis.location;
  const code = SCANNED.includes(pathname) ? scannedCode(search, new Date()) : undefined;
  if (code === undefined || code.kind === 'none') return undefined;
  if (code.kind === 'shop') {
    followAddress(code.shop);
    globalThis.history.replaceState(null, '', ROUTES.browse);
  }
  return code.shop;
}

/** Cookie of guests who have chosen a shop, so that the server draws the page they will see. */
const HAS_SHOP = 'comanda_guest=1; path=/; max-age=31536000; samesite=lax';

/** Removes a first paint drawn for new guests if it does not fit; redirects new guests to the restaurants (§4). */
function adjustFirstPaint(shop: string | undefined): void {
  const drawing = document.querySelector('[data-stranger]');
  // the server knows neither a guest's dietary filter nor a preview
  if (preview || isFiltering(dietaryFilter.get())) document.getElementById(FIRST_PAINT)?.remove();
  if (shop !== undefined) drawing?.parentElement?.remove();
  else if (drawing?.hasAttribute('data-led')) globalThis.history.replaceState(null, '', `${ROUTES.shops}/`);
}

function rememberGuest(): void {
  if (orderContext.get().shop !== undefined) document.cookie = HAS_SHOP;
}

/**
 * Requests the texts and the shop's catalogue while the rest of the program is loading; index.html loads this module
 * on its own, before the others.
 */
function createPreload() {
  const fromPath = takeLocaleFromAddress();
  const audience = pageAt(globalThis.location.pathname)?.audience;
  const isForGuests = audience === 'guest' || audience === 'kiosk';
  const locale = startLocale(FIRST_TEXTS, { fromPath, isForGuests });
  if (preview) followAddress(preview.shop);
  const shop = shopOfAddress() ?? orderContext.get().shop;
  adjustFirstPaint(shop);
  rememberGuest();
  orderContext.subscribe(rememberGuest);
  const catalogue = shop === undefined ? undefined : { shop, answer: readCatalogue(shop) };
  // its failure is handled by whoever awaits it
  catalogue?.answer.catch(() => undefined);
  return {
    /** Settles when the first texts are loaded. */
    locale,
    /** The catalogue requested, with its shop. */
    catalogue,
  };
}

export const preload = createPreload();
void runProgram();
