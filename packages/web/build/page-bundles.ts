import type { Plugin } from 'vite';
import { componentName, pageChunk } from '../src/app/page-files.ts';
import { FIRST_PAGE, PAGES } from '../src/app/pages.ts';

const MODULE = 'virtual:pages';
const LOADED = PAGES.filter((page) => page !== FIRST_PAGE);

const sourceOf = (load: string) => `/src/features/${load}.tsx`;

/** Writes the modules by their ids: the table of bundles, and each bundle with the pages in it. */
function modules(): ReadonlyMap<string, string> {
  const bundles = Map.groupBy(LOADED, pageChunk);
  const written = [...bundles].map(([name, pages]) => {
    const unique = new Map(pages.map((page) => [page.load, componentName(page)]));
    const code = [...unique].map(([load, component]) => `export { ${component} } from '${sourceOf(load)}';`);
    return [`${MODULE}/${name}`, code.join('\n')] as const;
  });
  const rows = [...bundles].map(([name, [page]]) => {
    const source = page?.bundle === undefined && page ? sourceOf(page.load) : `${MODULE}/${name}`;
    return `'${name}': () => import('${source}'),`;
  });
  return new Map([...written, [MODULE, `export const bundles = {\n${rows.join('\n')}\n};`]]);
}

/**
 * Makes the module `virtual:pages` of the page table (app/pages.ts): what loads each page. Pages of a bundle are in one
 * module, so that they are fetched as one file.
 */
export const pageBundles: Plugin = {
  name: 'page-bundles',
  resolveId: { filter: { id: /^virtual:pages/ }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0virtual:pages/ }, handler: (id) => modules().get(id.slice(1)) },
};
