import { type Audience, audienceOf } from '@comanda/web/browsers.ts';
import { pageChunk } from '@comanda/web/page-files.ts';
import { PAGES } from '@comanda/web/pages.ts';
import { parseSync } from 'oxc-parser';

/** Scripts of the build, by file name without folder. */
export type Scripts = ReadonlyMap<string, string>;

/** Returns a built file's name without hash and extension. */
export function plainName(file: string): string {
  return file.replace(/-[\w-]{6,7}\.(?:js|css)$/, '');
}

/**
 * Returns who loads each script, those with the oldest browsers first: guests what the program and their pages reach,
 * staff what is left of theirs, the office the rest. A page is reached by its address only, not from the router's table.
 */
export function audiencesOf(scripts: Scripts): ReadonlyMap<string, Audience> {
  const pages = new Map(PAGES.map((page) => [pageChunk(page), audienceOf(page)]));
  const imports = new Map([...scripts].map(([file, source]) => [file, importsOf(source)]));
  const found = new Map<string, Audience>();
  const visit = (file: string, audience: Audience): void => {
    if (found.has(file) || !imports.has(file)) return;
    found.set(file, audience);
    for (const next of imports.get(file) ?? []) if (!pages.has(plainName(next))) visit(next, audience);
  };
  const visitPages = (audience: Audience) => {
    for (const file of scripts.keys()) if (pages.get(plainName(file)) === audience) visit(file, audience);
  };
  // what the document loads has no page
  for (const file of scripts.keys())
    if (/^(?:preload|menu|react|rolldown-runtime)-/.test(file)) visit(file, 'guest');
  visitPages('guest');
  visitPages('staff');
  for (const file of scripts.keys()) visit(file, 'office');
  return found;
}

/** Returns the files that a script imports, at once or later. */
function importsOf(source: string): readonly string[] {
  const { module } = parseSync('script.js', source, { sourceType: 'module' });
  const now = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const workers = Array.from(
    source.matchAll(/new Worker\(new URL\([`'"]\/assets\/([\w.-]+)/g),
    ([, file = '']) => file,
  );
  return [...now, ...reExported, ...later, ...workers].map((path) => path.replace(/^[`'"]?\.\/|[`'"]$/g, ''));
}
