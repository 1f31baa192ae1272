type Tree = { [key: string]: Tree | string };
const MAX_PAIRS = 1_000;
const MAX_SEGMENTS = 12;

/** A query as REST carries it cannot be read. */
export class QueryStringError extends Error {}

/** The nested query in `a[$in][0]=x&a[$in][]=y`, as the framework's REST client writes it. Every leaf is text. */
export function parseQueryString(text: string): Record<string, unknown> {
  if (text === '') return {};
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MAX_PAIRS) throw new QueryStringError('too many parameters');
  const tree: Tree = Object.create(null);
  for (const [key, value] of pairs) insert(tree, segmentsOf(key), value);
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withLists(value)]));
}

function segmentsOf(key: string): string[] {
  const head = /^[^[\]]+/.exec(key)?.[0];
  if (head === undefined) throw new QueryStringError('a parameter has no name');
  const rest = key.slice(head.length);
  const inner = [...rest.matchAll(/\[([^[\]]*)\]/g)];
  if (inner.reduce((length, [bracket]) => length + bracket.length, 0) !== rest.length) {
    throw new QueryStringError('brackets of a parameter do not match');
  }
  if (inner.length > MAX_SEGMENTS) throw new QueryStringError('a parameter is nested too deep');
  return [head, ...inner.map(([, name]) => name ?? '')];
}

function insert(tree: Tree, segments: readonly string[], value: string): void {
  let node = tree;
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const key = segment === '' ? String(Object.keys(node).length) : segment;
    const present = node[key];
    if (isLast) {
      node[key] = present === undefined ? value : joined(present, value);
      return;
    }
    const next: Tree = typeof present === 'object' ? present : Object.create(null);
    if (typeof present === 'string') next['0'] = present;
    node[key] = next;
    node = next;
  }
}

/** `a=1&a=2` is the list of both. */
function joined(present: Tree | string, value: string): Tree {
  const list: Tree =
    typeof present === 'object' ? present : Object.assign(Object.create(null), { 0: present });
  list[String(Object.keys(list).length)] = value;
  return list;
}

function withLists(value: Tree | string): unknown {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  const inner = Object.entries(value).map(([key, item]) => [key, withLists(item)] as const);
  if (isList) return inner.map(([, item]) => item);
  return inner.reduce<Record<string, unknown>>((all, [key, item]) => {
    // defineProperty, so that a key `__proto__` stays a plain key for the guard to refuse
    return Object.defineProperty(all, key, {
      value: item,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }, {});
}
