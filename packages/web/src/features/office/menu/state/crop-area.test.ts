import { expect, test } from 'vitest';
import { cropArea, photoOf } from './crop-area.ts';

const WIDE = { width: 2000, height: 1000 };

test('B3.7 a part is a square around its middle, and stays within the picture', () => {
  expect(cropArea({ x: 50, y: 50, size: 100 }, WIDE)).toEqual({
    left: 250,
    top: 0,
    width: 500,
    height: 1000,
  });
  expect(cropArea({ x: 50, y: 50, size: 50 }, WIDE)).toEqual({
    left: 375,
    top: 250,
    width: 250,
    height: 500,
  });
  expect(cropArea({ x: 0, y: 100, size: 20 }, WIDE)).toEqual({ left: 0, top: 800, width: 100, height: 200 });
  expect(cropArea({ x: 100, y: 0, size: 100 }, WIDE)).toEqual({
    left: 500,
    top: 0,
    width: 500,
    height: 1000,
  });
});

test('B3.7 a part is cut from its photo again, and drawings are not cut', () => {
  const uuid = '0b2e6a3c-1111-4222-8333-444455556666';
  expect(photoOf(`photo-${uuid}`)).toBe(`photo-${uuid}`);
  expect(photoOf(`crop-${uuid}-0123456789ab`)).toBe(`photo-${uuid}`);
  expect(photoOf('dish-noodles')).toBeUndefined();
  expect(photoOf(undefined)).toBeUndefined();
});
