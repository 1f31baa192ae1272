const CARRIED = /^#order=([\w-]+)\.([\w-]{22,31})$/;

/** Returns the part of an address behind `#` that carries an order's key where nothing can be kept: it is sent to nobody. */
export function carriedHash(session: string, restoreKey: string): string {
  return `#order=${session}.${restoreKey}`;
}

/** Returns the order and its key that an address carries behind `#`; undefined if it carries none. */
export function carriedSession(
  hash: string,
): { readonly _id: string; readonly restoreKey: string } | undefined {
  const [, _id, restoreKey] = CARRIED.exec(hash) ?? [];
  return _id === undefined || restoreKey === undefined ? undefined : { _id, restoreKey };
}
