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

/**
 * Writes markup: texts that are put in are escaped, markup is not. A line break of the template is a space between
 * attributes, and nothing between elements.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const written = strings.map((text, at) => text + textOf(parts[at])).join('');
  const onOneLine = written.replace(/<[^>]*>|\n\s*/g, (found) =>
    found.startsWith('<') ? found.replace(/\n\s*/g, ' ') : '',
  );
  return { markup: onOneLine };
}
