import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import { LANGUAGES } from '@comanda/domain';
import type { Plugin } from 'vite';
import { textBundle } from '../src/app/page-files.ts';
import { FIRST_TEXTS, PAGES } from '../src/app/pages.ts';
import type { Namespace } from '../src/i18n/messages.ts';

const MODULE = 'virtual:texts';
/** The table of what no page of guests says, loaded with its first text: guests' first load goes without its rows. */
const FURTHER = `${MODULE}/further`;
const folder = join(import.meta.dirname, '../src/locales');

/** Every file of texts, without its ending. */
const namespaces = readdirSync(join(folder, FALLBACK_LANGUAGE.file))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, '') as Namespace);

const saidToGuests = new Set(PAGES.flatMap(({ audience, texts }) => (audience === 'guest' ? texts : [])));

/** Bundles of texts that no page of guests says. */
export const STAFF_TEXTS: ReadonlySet<string> = new Set(
  PAGES.flatMap(({ texts }) => texts.filter((namespace) => !saidToGuests.has(namespace)).map(textBundle)),
);

/** Returns a module with the bundles of some namespaces: what loads each in each language, and which has a namespace. */
function table(members: readonly Namespace[]): string {
  const bundles = [...new Set(members.map(textBundle))];
  const files = LANGUAGES.map(({ code }) => {
    const rows = bundles.map((bundle) => `'${bundle}': () => import('${MODULE}/texts-${code}-${bundle}'),`);
    return `'${code}': {\n${rows.join('\n')}\n},`;
  });
  const bundleOf = Object.fromEntries(members.map((namespace) => [namespace, textBundle(namespace)]));
  return `export const files = {\n${files.join('\n')}\n};\nexport const bundleOf = ${JSON.stringify(bundleOf)};`;
}

/** Writes the modules by their ids: the two tables of bundles, and the texts of each bundle in each language. */
function modules(): ReadonlyMap<string, string> {
  const bundles = Map.groupBy(namespaces, textBundle);
  const written = LANGUAGES.flatMap(({ code, file }) =>
    [...bundles].map(([bundle, members]) => {
      const lines = members.map(
        (namespace) => `export { default as '${namespace}' } from '/src/locales/${file}/${namespace}.json';`,
      );
      return [`${MODULE}/texts-${code}-${bundle}`, lines.join('\n')] as const;
    }),
  );
  const isFirst = (namespace: Namespace) => saidToGuests.has(namespace) || FIRST_TEXTS.includes(namespace);
  const first = `${table(namespaces.filter(isFirst))}\nexport const further = () => import('${FURTHER}');`;
  const further = table(namespaces.filter((namespace) => !isFirst(namespace)));
  return new Map([...written, [MODULE, first], [FURTHER, further]]);
}

/**
 * Makes the modules `virtual:texts` of the page table (app/pages.ts): what loads the texts of a language. Texts that the
 * same pages say are in one file, those of the first page in the first.
 */
export const textBundles: Plugin = {
  name: 'text-bundles',
  resolveId: { filter: { id: /^virtual:texts/ }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0virtual:texts/ }, handler: (id) => modules().get(id.slice(1)) },
};

/** Writes into the page, in every language, what a browser without scripts shows. */
export const noScript: Plugin = {
  name: 'no-script',
  transformIndexHtml(page) {
    const lines = LANGUAGES.map(({ tag, file }) => {
      const text = readFileSync(join(folder, file, 'no-script.txt'), 'utf8').trim();
      return `      <p lang="${tag}">${text}</p>\n`;
    });
    return page.replace('<noscript></noscript>', `<noscript>\n${lines.join('')}    </noscript>`);
  },
};
