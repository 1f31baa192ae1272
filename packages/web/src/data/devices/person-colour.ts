/** Returns the number that colours a person's initial, the same on every screen. */
export function personColour(id: string): number {
  return Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
