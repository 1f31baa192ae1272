import { readCatalogue } from '../features/menu/api/read-catalogue.ts';
import type { ShopCatalogue } from '../features/menu/state/shop-catalogue.ts';
import { place } from '../features/session/state/place.ts';
import { startLocale } from './locale.ts';
import { takeLocaleFromAddress } from './locale-path.ts';

/**
 * Asks for the words and the shop's catalogue while the rest of the program is still on its way; index.html
 * loads this module on its own, before the others.
 */
function createEarly() {
  const locale = startLocale(takeLocaleFromAddress());
  const { shop } = place.get();
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
