export type Offence = { readonly file: string; readonly specifier: string; readonly reason: string };

/** Which packages of ours each one may import. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/server': ['contract', 'domain', 'demo'],
  'packages/web': ['contract', 'domain'],
  demo: ['contract', 'domain'],
  e2e: ['contract', 'domain', 'demo', 'server'],
  bench: ['contract', 'domain', 'demo', 'e2e'],
  scripts: ['contract', 'domain', 'demo', 'e2e'],
};
/** Files of the domain may not reach the machine or a library; its tests may. */
const DOMAIN = 'packages/domain/';
/** Folders of the server that may know the framework; the core does not. */
const FRAMEWORK_EDGE = /^packages\/server\/src\/(services|realtime|http|main|policies)/;
const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

function packageOf(file: string): string | undefined {
  return Object.keys(ARROWS).find((folder) => file.startsWith(`${folder}/`));
}

function reasonAgainst(file: string, specifier: string): string | undefined {
  const isTest = /\.test\.tsx?$/.test(file) || file.includes('/testing/');
  const own = packageOf(file);
  const ours = /^@comanda\/(\w+)/.exec(specifier)?.[1];
  if (own && ours && !ARROWS[own]?.includes(ours)) return `${own} may not know ${ours}`;
  if (specifier.startsWith('../') && /\/packages\/|@comanda/.test(specifier))
    return 'import packages by name';
  if (file.startsWith(DOMAIN) && !isTest && !specifier.startsWith('.')) return 'the domain imports nothing';
  const isFramework = specifier.startsWith('@feathersjs/');
  if (isFramework && file.startsWith('packages/server/') && !isTest && !FRAMEWORK_EDGE.test(file))
    return 'the framework stays at the edge';
  return undefined;
}

/** The imports of one file that go against the arrows. */
export function forbiddenImports(file: string, source: string): readonly Offence[] {
  return [...source.matchAll(SPECIFIER)].flatMap(([, from, loaded]) => {
    const specifier = from ?? loaded ?? '';
    const reason = reasonAgainst(file, specifier);
    return reason ? [{ file, specifier, reason }] : [];
  });
}
