/** Number of rows rendered below the visible ones. */
const BELOW = 2;

type Question = {
  readonly count: number;
  /** Returns a row's estimated height. */
  readonly heightOf: (index: number) => number;
  readonly screen: number;
};

/** Returns the rows that fill a screen with their positions, and the total height. */
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
