/** Markup that may stand in markup as it is. */
export type Markup = { readonly markup: string };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Part = Markup | string | number | undefined | readonly Markup[];

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'object') {
    return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
  }
  return String(part).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

/** Writes markup: texts that are put in are escaped, markup is not. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const written = strings.map((text, at) => text + textOf(parts[at])).join('');
  return { markup: written.replace(/\n\s*/g, '') };
}
