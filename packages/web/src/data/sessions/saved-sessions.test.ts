import { describe, expect, test } from 'vitest';
import { type SavedSession, withSavedSession } from './saved-sessions.ts';

const held = (id: string, key = `key-${id}`): SavedSession => ({ _id: id, restoreKey: key, shop: 's1' });

describe('sessions saved on this phone', () => {
  test('keep the first key when added again', () => {
    const once = withSavedSession([], held('a'));
    expect(withSavedSession(once, held('a', 'other'))).toEqual([held('a')]);
  });

  test('get a missing guest only with the session’s own key', () => {
    const old = [held('a')];
    expect(withSavedSession(old, { ...held('a'), guest: 2 })).toEqual([{ ...held('a'), guest: 2 }]);
    expect(withSavedSession(old, { ...held('a', 'other'), guest: 2 })).toEqual(old);
  });

  test.each([
    [99, 100, 'n0'],
    [100, 100, 'n1'],
    [101, 100, 'n1'],
  ])('with %i held, one more makes %i and the oldest is %s', (count, length, oldest) => {
    const many = Array.from({ length: Math.min(count, 100) }, (_, at) => held(`n${at}`));
    const next = withSavedSession(many, held('new'));
    expect(next).toHaveLength(length);
    expect(next[0]?._id).toBe(oldest);
  });
});
