import { PAGE_WORDS } from '../app/page-words.ts';
import type { LocaleCode } from '../i18n/use-translation.ts';
import { html, type Markup } from './markup.ts';

/** What a file of the build needs, as Vite's manifest has it. */
type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** What was built, by its source; a build of this module puts it here. */
declare const MANIFEST: Manifest | undefined;
const built = typeof MANIFEST === 'undefined' ? {} : (MANIFEST ?? {});
/** What every page of the application begins with, by its name in vite.config.ts. */
const entry = filesOf(Object.keys(built).find((source) => built[source]?.name === 'menu'));
/** The larger of these scripts, which app/after-paint.ts runs. */
const program = [...entry.scripts].filter((file) => /\/(react|menu)-/.test(file));

/** What a page waits for after what all begin with. */
type Parts = {
  readonly code?: readonly string[];
  readonly words: readonly string[];
  readonly needsShop?: true;
};
const MENU: Parts = { words: [], needsShop: true };
const START: Parts = {
  code: ['src/app/start-pages.ts', 'src/ui/icons/rare-icon.tsx'],
  words: wordsOf('start'),
};
const CART: Parts = {
  code: ['src/features/guest/cart/cart-page.tsx'],
  words: wordsOf('cart'),
  needsShop: true,
};
const ORDERS: Parts = {
  code: ['src/app/order-pages.ts', 'src/ui/icons/rare-icon.tsx'],
  words: wordsOf('orders'),
};
const MEMBERS: Parts = { code: ['src/app/member-pages.ts'], words: wordsOf('members') };

/** The pages of guests, by the first part of their paths. */
const PAGES: ReadonlyMap<string, Parts> = new Map([
  ['', START],
  ['browse', MENU],
  ['cart', CART],
  ['closed', START],
  ['coupon', MEMBERS],
  ['member', MEMBERS],
  ['noshop', START],
  ['o', START],
  ['order', ORDERS],
  ['payment', ORDERS],
  ['previousOrder', ORDERS],
  ['products', MENU],
  ['record', ORDERS],
  ['sessionNotFound', START],
  ['shops', START],
  ['t', START],
  ['tableRecord', ORDERS],
  ['tnc', START],
]);

/** Files of words that a page waits for. */
function wordsOf(page: keyof typeof PAGE_WORDS): readonly string[] {
  return ['later.ts', ...PAGE_WORDS[page].map((name) => `${name}.json`)];
}

function partsOf(path: string): Parts | undefined {
  return PAGES.get(path.split('/')[1] ?? '');
}

/** Whether a path is a page of guests. */
export function isGuestPage(path: string): boolean {
  return partsOf(path) !== undefined;
}

/** Whether a page leads whoever has chosen no restaurant to the choice. */
export function needsShop(path: string): boolean {
  return partsOf(path)?.needsShop === true;
}

/** Files of the build: a part of the program, what it imports, and their styles. */
function filesOf(source: string | undefined) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (each: string | undefined) => {
    const chunk = each === undefined ? undefined : built[each];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  take(source);
  return { scripts, styles };
}

/** How much of a page is drawn. */
type Extent = {
  /** Whether it is what the guest came for, or the frame around it. */
  readonly isWhole: boolean;
  /** Whether it needs the styles of the page's own parts. */
  readonly isStyled: boolean;
};

/**
 * Links to what the page at a path waits for besides what all begin with, so that it is not fetched one after the
 * other. Behind a drawing of the page it is fetched once that is to be seen (app/after-paint.ts); a frame says
 * nothing, and the whole program is fetched beside it. Styles count at once where the drawing needs them.
 */
export function pageLinks(path: string, locale: LocaleCode, { isWhole, isStyled }: Extent): Markup {
  const { code = [], words } = partsOf(path) ?? MENU;
  const texts = ['index.ts', ...words].map((name) => `src/locales/${locale}/${name}`);
  const wanted = [...texts, ...code].map(filesOf);
  const besides = (kind: 'scripts' | 'styles') => [
    ...new Set(wanted.flatMap((files) => [...files[kind]].filter((file) => !entry[kind].has(file)))),
  ];
  const styles = besides('styles').map((style) =>
    isStyled
      ? html`<link rel="stylesheet" crossorigin href="/${style}">`
      : html`<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${style}">`,
  );
  const own = besides('scripts');
  const scripts = (isWhole ? own : [...program, ...own]).map(
    (script) =>
      html`<link rel="${isWhole ? 'later' : 'modulepreload'}" fetchpriority="low" crossorigin href="/${script}">`,
  );
  return html`${styles}${scripts}`;
}
