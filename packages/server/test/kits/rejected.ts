import { expect } from 'vitest';

/** Matches a coded error: `await expect(promise).rejects.toEqual(rejected('outOfStock'))`. */
export function rejected(code: string, data?: object): unknown {
  return expect.objectContaining(data ? { code, data } : { code });
}
