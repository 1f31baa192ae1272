import { PAGES } from '../src/app/pages.ts';

/** A module as the bundler knows it. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/** Files that the pages of an order begin with, by the chunk that takes what a page alone needs of shared parts. */
const ROOTS = {
  'cart-parts': ['guest/cart/cart-page.tsx'],
  'order-parts': PAGES.filter(({ bundle }) => bundle === 'order-pages').map(({ load }) => `${load}.tsx`),
  'product-parts': ['guest/product/product-page.tsx'],
} as const;

const source = new URL('../src/features/', import.meta.url).pathname;

/** The cart's offers, which follow it: one file more, with the words for rules and reasons. */
const OFFERS = ['guest/offers/components/offer-parts.ts', 'guest/cart/state/explain-cart.ts'];
const EXPLAINED = /packages\/domain\/src\/(?:explanation|rules)\//;

/** Parts of the engine that both cart and order run; the others come with what needs them. */
const ENGINE =
  /packages\/domain\/src\/(?:bill|cart|catalogue|coupons|limits|lines|money|options|pricing|promotions|stock|time)\//;
const DOMAIN = /packages\/domain\//;

/** Returns the modules that some files import at once, directly or not, without the domain's, which come by an index. */
function closureOf(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = files.map((file) => `${source}${file}`);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || DOMAIN.test(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

type NameChunk = (id: string, graph: Graph) => string | null;

/**
 * Creates the functions that name the chunk of a module which cart, product or order wait for: what two of them need is
 * one file, and what one of them shares with parts that come later another. On a slow network each file costs a round
 * trip, and what they do not need must not come with them.
 */
export function guestChunks(): { readonly shared: NameChunk; readonly own: NameChunk } {
  let closures: readonly (readonly [name: string, ids: ReadonlySet<string>])[] | undefined;
  const namesOf: (...asked: Parameters<NameChunk>) => readonly string[] = (id, graph) => {
    closures ??= Object.entries(ROOTS).map(([name, files]) => [name, closureOf(files, graph)]);
    return closures.filter(([, ids]) => ids.has(id)).map(([name]) => name);
  };
  let ofOffers: ReadonlySet<string> | undefined;
  const isOfOffers = (id: string, graph: Graph) => {
    ofOffers ??= closureOf(OFFERS, graph);
    return ofOffers.has(id) || EXPLAINED.test(id);
  };
  return {
    shared: (id, graph) => (ENGINE.test(id) || namesOf(id, graph).length > 1 ? 'shared' : null),
    own: (id, graph) => namesOf(id, graph)[0] ?? (isOfOffers(id, graph) ? 'offer-words' : null),
  };
}
