import { describe, expect, test } from 'vitest';
import { demoPicture, TEMPLATES } from '../index.ts';

const nothing = demoPicture('scene-emptyPlate') ?? '';

describe('B1.5 templates', () => {
  test('B1.5 eight kinds of kitchen, each dish with an id of its own', () => {
    expect(TEMPLATES).toHaveLength(8);
    const ids = TEMPLATES.flatMap(({ categories }) =>
      categories.flatMap(({ dishes }) => dishes.map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(TEMPLATES)(
    'B1.5 $id has 12 to 30 dishes, named in every language, priced and drawn',
    ({ name, categories }) => {
      const dishes = categories.flatMap((category) => category.dishes);
      expect(dishes.length).toBeGreaterThanOrEqual(12);
      expect(dishes.length).toBeLessThanOrEqual(30);
      for (const named of [{ name }, ...categories, ...dishes])
        for (const field of ['en', 'cht', 'chs'] as const) expect(named.name[field]).not.toBe('');
      for (const { id, price } of dishes) {
        expect(price).toBeGreaterThan(0);
        expect(demoPicture(`template-${id}`)).toMatch(/^<svg /);
        expect(demoPicture(`template-${id}`)).not.toBe(nothing);
      }
      expect(new Set(dishes.map(({ id }) => demoPicture(`template-${id}`))).size).toBe(dishes.length);
    },
  );
});
