import { hash } from 'node:crypto';

/** Returns a SHA-256 hash (base64url) of a call and its body, independent of the order of object keys. */
export function canonicalHash(call: string, body: unknown): string {
  return hash('sha256', `${call}:${JSON.stringify(sortedKeys(body))}`, 'base64url');
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const sorted: Record<string, unknown> = {};
  for (const name of inOrder(Object.keys(fields))) {
    if (fields[name] !== undefined) sorted[name] = sortedKeys(fields[name]);
  }
  return sorted;
}

/** Returns names in order; most objects come with theirs so. */
function inOrder(names: string[]): string[] {
  return names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name) ? names : names.sort();
}
