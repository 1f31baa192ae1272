/** Attributes that show in a drawing; a style would show too, and is left for the tests to find. */
const SHOWN =
  /^(?:class|style|lang|type|checked|disabled|placeholder|aria-(?:current|pressed)|data-(?:stranger|led|frame)|viewBox|d|fill|width|height|alt|src|srcSet|sizes|fetchPriority|decoding)$/i;

/**
 * Reduces markup that React wrote to what can be seen: a drawing is hidden from screen readers and answers no touch,
 * so it needs no ids, addresses, names of buttons, or texts that are only spoken.
 */
export function visibleMarkup(markup: string): string {
  return markup
    .replace(/<(\w+) class="sr"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<\w[^>]*>/g, (tag) =>
      tag.replace(/ ([\w-]+)="([^"]*)"/g, (attribute, name: string, value: string) =>
        SHOWN.test(name) ? (value === '' ? ` ${name}` : attribute) : '',
      ),
    );
}
