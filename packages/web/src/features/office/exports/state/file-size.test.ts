import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it('B8.5 a file’s size is said in a unit that people read', () => {
  expect(
    [0, 400, 41_287, 999_999, 41_287_004, 3_200_000_000, 7e12].map((bytes) => fileSize(bytes, 'en')),
  ).toEqual(['0 kB', '0.4 kB', '41 kB', '1,000 kB', '41 MB', '3.2 GB', '7,000 GB']);
});
