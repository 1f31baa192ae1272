import { createHash } from 'node:crypto';

/** Hash of a call and its body, the same whatever the order of the fields. */
export function canonicalHash(call: string, body: unknown): string {
  return createHash('sha256')
    .update(`${call}:${JSON.stringify(inOrder(body))}`)
    .digest('base64url');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
