const COLOURS = 8;

/** Returns the colour of a person or seat as CSS, from its number, from 0; the first for what is no number. */
export function personBackground(at: number): string {
  return `var(--person-${Number.isInteger(at) && at >= 0 ? (at % COLOURS) + 1 : 1})`;
}
