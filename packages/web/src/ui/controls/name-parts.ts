/** A name by its parts: each takes the dot before it along, which is not seen where a line begins. */
export function nameParts(name: string): readonly string[] {
  return name.split(/(?=・)/);
}
