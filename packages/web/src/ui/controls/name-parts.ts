/** Splits a name into parts, each with the dot before it, which is hidden at the start of a line. */
export function nameParts(name: string): readonly string[] {
  return name.split(/(?=・)/);
}
