import { describe, expect, it } from 'vitest';
import { callOf, isTokenLife, isWriting, NEW_TOKEN } from './token-draft.ts';

const NOW = Date.parse('2026-03-02T04:00:00.000Z');

describe('B9.1 the form of a new token', () => {
  it('B9.1 asks for what was ticked, in the order of the list, until its end', () => {
    const draft = { ...NEW_TOKEN, name: ' Website ', scopes: ['orders:write', 'menu:read'] as const };
    expect(callOf({ ...draft, life: '30', shops: ['harbour'] }, 'r1', NOW)).toEqual({
      requestId: 'r1',
      name: 'Website',
      scopes: ['menu:read', 'orders:write'],
      shops: ['harbour'],
      endsAt: '2026-04-01T04:00:00.000Z',
    });
    expect(callOf({ ...draft, life: 'never' }, 'r1', NOW)).not.toHaveProperty('endsAt');
  });

  it('knows its lives and the scopes that change something', () => {
    expect(['30', 'never', '31', ''].map(isTokenLife)).toEqual([true, true, false, false]);
    expect((['menu:read', 'menu:write', 'orders:write'] as const).map(isWriting)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
