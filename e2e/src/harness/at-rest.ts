import { expect } from 'vitest';

const LOOK_EVERY_MS = 150;
const SOON_MS = 20_000;

/** Reads a value until two readings in a row are the same, and returns it; `isThere` tells one that counts. */
export async function atRest<Value>(
  read: () => Promise<Value>,
  isThere: (value: Value) => boolean = () => true,
): Promise<Value> {
  let last = await read();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await read();
        return isThere(last) && JSON.stringify(last) === JSON.stringify(before);
      },
      { timeout: SOON_MS, interval: LOOK_EVERY_MS },
    )
    .toBe(true);
  return last;
}
