/** A step of a path: a field of an object, the entry of a list with this key, or the order of a list's keys. */
export type PathStep =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'entry'; readonly key: string }
  | { readonly kind: 'order' };

/** The path of a whole document. */
export const WHOLE = '';
/** The last step of the path of a list's order. */
export const ORDER = '$order';
const STEP = /\.?([A-Za-z_][A-Za-z0-9_]*)|\[([A-Za-z0-9:_.-]+)\]|\.(\$order)/y;

/**
 * Returns the steps of a path such as `price`, `name.cht`, `options[c1].price` or `options.$order`, none for the whole
 * document; undefined if it is malformed.
 */
export function stepsOf(path: string): readonly PathStep[] | undefined {
  const steps: PathStep[] = [];
  for (let at = 0; at < path.length; ) {
    STEP.lastIndex = at;
    const found = STEP.exec(path);
    if (found === null) return undefined;
    const [text, name, key] = found;
    const isFirst = steps.length === 0;
    // a field follows a dot, except the first; neither an entry nor an order comes first
    if (name === undefined ? isFirst : isFirst === text.startsWith('.')) return undefined;
    steps.push(stepOf(name, key));
    at += text.length;
  }
  return steps.slice(0, -1).some(({ kind }) => kind === 'order') ? undefined : steps;
}

function stepOf(name: string | undefined, key: string | undefined): PathStep {
  if (name !== undefined) return { kind: 'field', name };
  return key === undefined ? { kind: 'order' } : { kind: 'entry', key };
}

/** Returns true if a path is another one or leads below it. */
export function isWithin(path: string, above: string): boolean {
  if (above === WHOLE || path === above) return true;
  return path.startsWith(`${above}.`) || path.startsWith(`${above}[`);
}

/** Returns true if two paths concern the same value, or one the other's part; a list's order is no part of an entry. */
export function isOverlapping(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

/** Returns true for the path of a list's order. */
export function isOrderPath(path: string): boolean {
  return path.endsWith(`.${ORDER}`);
}
