/** Returns true if an allow list permits a value; an absent or empty list permits everything. */
export function allows<Value extends string>(
  allowed: readonly Value[] | undefined,
  value: Value | undefined,
): boolean {
  if (allowed === undefined || allowed.length === 0) return true;
  return value !== undefined && allowed.includes(value);
}
