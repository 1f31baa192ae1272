/** Rows below what is seen at first that are drawn as well. */
const BELOW = 2;

type Question = {
  readonly count: number;
  /** How high a row is thought to be. */
  readonly heightOf: (index: number) => number;
  readonly screen: number;
};

/** The rows that fill a screen, where each stands, and the height of all. */
export function firstRows({ count, heightOf, screen }: Question) {
  const drawn: { readonly index: number; readonly start: number }[] = [];
  let height = 0;
  let below = 0;
  for (let index = 0; index < count; index += 1) {
    if (height < screen || below < BELOW) drawn.push({ index, start: height });
    if (height >= screen) below += 1;
    height += heightOf(index);
  }
  return { drawn, height };
}
