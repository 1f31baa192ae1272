import { CodedError } from '../lib/index.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import { MenuNotLoaded } from './menu-not-loaded.ts';

/** Attempts until a menu that keeps being dropped counts as a failure. */
const ATTEMPTS = 5;

/**
 * Runs work that may need menus: if one is not in memory, the work fails, the menu is loaded, and the work runs again.
 * A unit of work must not load it itself: while it holds a connection, it would wait for another one.
 */
export async function withMenus<Answer>(
  { load }: Pick<CatalogueReader, 'load'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MenuNotLoaded)) throw error;
      if (attempt === ATTEMPTS) throw new CodedError('unavailable', {}, { cause: error });
      await load(error.shop);
    }
  }
}
