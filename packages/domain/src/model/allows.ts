/** Whether a list of what is allowed is empty, or has the value. */
export function allows<Value extends string>(
  allowed: readonly Value[] | undefined,
  value: Value | undefined,
): boolean {
  if (allowed === undefined || allowed.length === 0) return true;
  return value !== undefined && allowed.includes(value);
}
