import { describe, expect, test } from 'vitest';
import { allergyNote } from './allergy-notes.ts';

describe('K2.6 the dishes of a ticket with allergies', () => {
  test('name what they contain of them', () => {
    expect(allergyNote(['peanut', 'milk'], { allergens: ['milk', 'egg'] })).toEqual({
      contains: ['milk'],
      isUnknown: false,
    });
    expect(allergyNote(['peanut'], { allergens: ['egg'] })).toBeUndefined();
  });

  test('are unknown, not free, where nothing is on record or the product is not known', () => {
    expect(allergyNote(['peanut'], {})).toEqual({ contains: [], isUnknown: true });
    expect(allergyNote(['peanut'], undefined)).toEqual({ contains: [], isUnknown: true });
  });

  test('say nothing where nobody told of any', () => {
    expect(allergyNote(undefined, {})).toBeUndefined();
    expect(allergyNote([], { allergens: ['egg'] })).toBeUndefined();
  });
});
