import { describe, expect, test } from 'vitest';
import {
  courseNamesDraft,
  courseNamesOf,
  earlier,
  isNameMissing,
  withCourseName,
  withOneMore,
} from './course-names.ts';

const SOUP = { en: 'Soup', cht: '湯', chs: '汤' };
const NONE = { en: '', cht: '', chs: '' };
const ENGLISH = { field: 'en', isRequired: true } as Parameters<typeof isNameMissing>[1];

describe('K2.4 the names of courses', () => {
  test('are edited by number, three at least, and stored as far as there are any', () => {
    const draft = courseNamesDraft({ courseNames: [{ course: 2, name: SOUP }] });
    expect(draft).toEqual([NONE, SOUP, NONE]);
    expect(courseNamesOf(draft)).toEqual([{ course: 2, name: SOUP }]);
    expect(courseNamesOf(courseNamesDraft({}))).toEqual([]);
    expect(courseNamesOf(withCourseName(draft, { course: 1, field: 'cht', text: '前菜' }))).toBeUndefined();
  });

  test('have every language once they are begun', () => {
    expect(isNameMissing(NONE, ENGLISH)).toBe(false);
    expect(isNameMissing({ ...NONE, cht: '湯' }, ENGLISH)).toBe(true);
    expect(isNameMissing(SOUP, ENGLISH)).toBe(false);
  });

  test('change places, and are nine at most', () => {
    const sweet = { en: 'Sweet', cht: '甜品', chs: '甜品' };
    expect(earlier([SOUP, sweet, NONE], 2)).toEqual([sweet, SOUP, NONE]);
    expect(earlier([SOUP, sweet], 1)).toEqual([SOUP, sweet]);
    const many = Array.from({ length: 12 }).reduce<ReturnType<typeof courseNamesDraft>>(withOneMore, [SOUP]);
    expect(many).toHaveLength(9);
  });
});
