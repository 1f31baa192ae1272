import { expect, test } from 'vitest';
import { cropSide, dragged, keptWithin, MAX_ZOOM, wholeCrop, zoomed } from './crop.ts';

const WIDE = { width: 400, height: 200 };
const WHOLE = wholeCrop(WIDE);

test('starts with the largest centred square', () => {
  expect(WHOLE).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(cropSide(WIDE, WHOLE)).toBe(200);
});

test("is dragged within the picture's edges", () => {
  expect(dragged(WIDE, WHOLE, 0.25, 0.25)).toEqual({ x: 150, y: 100, zoom: 1 });
  expect(dragged(WIDE, WHOLE, -9, 0)).toEqual({ x: 300, y: 100, zoom: 1 });
});

test('is zoomed within its limits and moved back into the picture', () => {
  const near = zoomed(WIDE, WHOLE, 2);
  expect(cropSide(WIDE, near)).toBe(100);
  const corner = dragged(WIDE, near, 9, 9);
  expect(corner).toEqual({ x: 50, y: 50, zoom: 2 });
  expect(zoomed(WIDE, corner, 0.5)).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(zoomed(WIDE, WHOLE, 99).zoom).toBe(MAX_ZOOM);
  expect(keptWithin(WIDE, { ...WHOLE, zoom: 0.1 }).zoom).toBe(1);
});
