import { describe, expect, test } from 'vitest';
import { handedOver, isSameOwner, linesOf, sectionOf, withLines, withSection } from './saved-carts.ts';

const line = (id: string) => ({ id, product: 'p1', quantity: 1 });
const table = { session: 'x', shop: 's1', mode: 'dineIn' } as const;
const away = { shop: 's1', mode: 'takeAway' } as const;

describe('carts kept on the phone', () => {
  test('are separate for each session, shop and mode', () => {
    const carts = withLines(withLines([], table, [line('a')]), away, [line('b')]);
    expect(linesOf(carts, table)).toEqual([line('a')]);
    expect(linesOf(carts, away)).toEqual([line('b')]);
    expect(linesOf(carts, { ...away, shop: 's2' })).toEqual([]);
    expect(isSameOwner(table, { ...table, session: undefined })).toBe(false);
  });

  test('do not include an empty one', () => {
    expect(withLines(withLines([], away, [line('b')]), away, [])).toEqual([]);
  });

  test('remember the section that each is filled from', () => {
    const carts = withSection(withLines([], away, [line('a')]), away, 'dinner');
    expect(sectionOf(withLines(carts, away, [line('a'), line('b')]), away)).toBe('dinner');
    expect(sectionOf(withLines(withLines(carts, away, []), away, [line('b')]), away)).toBeUndefined();
    expect(withSection(carts, away, 'dinner')).toBe(carts);
    expect(withSection(carts, table, 'lunch')).toBe(carts);
  });

  test('move to another owner with their section, replacing the cart that was there', () => {
    const carts = withSection(
      withLines(withLines([], table, [line('a')]), away, [line('b')]),
      away,
      'dinner',
    );
    const handed = handedOver(carts, away, table);
    expect(linesOf(handed, table)).toEqual([line('b')]);
    expect(sectionOf(handed, table)).toBe('dinner');
    expect(linesOf(handed, away)).toEqual([]);
  });

  test('are limited to ten, dropping the oldest', () => {
    const shops = Array.from({ length: 11 }, (_, at) => ({ shop: `s${at}`, mode: 'takeAway' as const }));
    const carts = shops.reduce<ReturnType<typeof withLines>>(
      (kept, owner) => withLines(kept, owner, [line(owner.shop)]),
      [],
    );
    expect(carts).toHaveLength(10);
    expect(linesOf(carts, shops[0] ?? away)).toEqual([]);
  });
});
