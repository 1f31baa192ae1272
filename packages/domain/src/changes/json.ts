/** A value as JSON has them. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [field: string]: Json | undefined };
/** A document of a list: plain JSON with an id. */
export type JsonObject = { readonly [field: string]: Json | undefined };

/** Returns true for an object that is no list. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true for two equal values; the order of an object's fields does not count, and null is as good as absent. */
export function isSameValue(one: Json | undefined, other: Json | undefined): boolean {
  const [a, b] = [one ?? undefined, other ?? undefined];
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => isSameValue(item, b[at]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSameValue(a[name], b[name]));
}
