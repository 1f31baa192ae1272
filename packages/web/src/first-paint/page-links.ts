import type { LanguageCode } from '@comanda/domain';
import { pageAt } from '../app/page-at.ts';
import { pageChunk, textBundle } from '../app/page-files.ts';
import { FIRST_PAGE, SHELL_TEXTS } from '../app/pages.ts';

/** A file of the build, as Vite's manifest has it. */
type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** The build's manifest, by source file; inserted when this module is built. */
declare const MANIFEST: Manifest | undefined;
const built = typeof MANIFEST === 'undefined' ? {} : (MANIFEST ?? {});
const keys = new Map(Object.entries(built).map(([key, { name }]) => [name, key]));
/** The files that every page loads first, by the chunk's name in vite.config.ts. */
const entry = filesOf('menu');
/** The larger of these scripts, which app/after-paint.ts runs. */
const program = [...entry.scripts].filter((file) => /\/(react|menu)-/.test(file));

/** Parts that pages load by themselves as soon as they stand: icons that the menu has not, offers, a dish's sheet. */
const SOON: Readonly<Record<string, readonly string[]>> = {
  'start-pages': ['rare-icon'],
  'cart-page': ['offer-parts', 'explain-cart'],
  'product-page': ['sheet-surface'],
  'order-pages': ['rare-icon', 'live-socket'],
};

/** Returns the files of the build for a chunk by its name: its script, what that imports, and their styles. */
function filesOf(name: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : built[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  take(keys.get(name));
  return { scripts, styles };
}

/** Extent of a drawing. */
type Extent = {
  /** True for a whole page, false for its frame. */
  readonly isWhole: boolean;
  /** True if the drawing needs the styles of the page's own chunks. */
  readonly isStyled: boolean;
};

/**
 * Returns links to what the page at a path waits for besides what all begin with, so that it is not fetched one after
 * the other. Behind a drawing of the page it is fetched once that is to be seen (app/after-paint.ts); a frame says
 * nothing, and the whole program is fetched beside it. Styles count at once where the drawing needs them.
 */
export function pageLinks(path: string, locale: LanguageCode, { isWhole, isStyled }: Extent): string {
  const page = pageAt(path) ?? FIRST_PAGE;
  const chunk = pageChunk(page);
  const texts = new Set([...SHELL_TEXTS, ...FIRST_PAGE.texts, ...page.texts].map(textBundle));
  const code = page === FIRST_PAGE ? [] : [chunk, ...(SOON[chunk] ?? [])];
  const wanted = [...[...texts].map((name) => `texts-${locale}-${name}`), ...code].map(filesOf);
  const besides = (kind: 'scripts' | 'styles') => [
    ...new Set(wanted.flatMap((files) => [...files[kind]].filter((file) => !entry[kind].has(file)))),
  ];
  const styles = besides('styles').map((style) =>
    isStyled
      ? `<link rel="stylesheet" crossorigin href="/${style}">`
      : `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${style}">`,
  );
  const own = besides('scripts');
  const scripts = (isWhole ? own : [...program, ...own]).map(
    (script) =>
      `<link rel="${isWhole ? 'later' : 'modulepreload'}" fetchpriority="low" crossorigin href="/${script}">`,
  );
  return [...styles, ...scripts].join('');
}
