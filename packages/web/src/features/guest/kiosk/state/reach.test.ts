import { describe, expect, test } from 'vitest';
import { reachOf } from './reach.ts';

describe('T9.6 lower controls', () => {
  test('lie in the lower half where nobody has said how the screen hangs', () => {
    expect(reachOf(1920, undefined)).toBe(960);
  });

  test('stay in the lower half of a screen that hangs low', () => {
    expect(reachOf(1920, { bottomMm: 500, heightMm: 1000 })).toBe(960);
  });

  test('lie below 1,220 mm on a screen that hangs high', () => {
    // 320 of 1,000 mm are below
    expect(reachOf(1920, { bottomMm: 900, heightMm: 1000 })).toBe(614);
    expect(reachOf(1920, { bottomMm: 720, heightMm: 1000 })).toBe(960);
    expect(reachOf(1920, { bottomMm: 721, heightMm: 1000 })).toBe(958);
  });

  test('keep room for themselves at the lower edge of a screen that nobody reaches', () => {
    expect(reachOf(1920, { bottomMm: 1300, heightMm: 700 })).toBe(320);
  });
});
