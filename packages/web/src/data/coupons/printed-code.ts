/** Normalises a typed code to its printed form: no spaces, narrow letters, plain hyphens. */
export function asPrinted(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
