import type { StaffAtWork } from '@comanda/domain';
import { expect, test } from 'vitest';
import { draftProblem, offeredRoles, offeredShops, personDraftOf, refusedField } from './person-draft.ts';

const by = (role: StaffAtWork['role'], shops: readonly string[] = ['a']): StaffAtWork => ({
  role,
  shops,
  shop: 'a',
});

test('B6.1 roles and shops are offered that the editor may give', () => {
  expect(offeredRoles(by('owner', []))).toContain('owner');
  expect(offeredRoles(by('areaManager'))).toEqual(expect.arrayContaining(['manager', 'waiter']));
  expect(offeredRoles(by('areaManager'))).not.toContain('areaManager');
  expect(offeredRoles(by('manager'))).not.toContain('manager');
  expect(offeredRoles(by('cashier'))).toEqual([]);
  expect(offeredShops(by('owner', []), ['a', 'b'])).toEqual(['a', 'b']);
  expect(offeredShops(by('areaManager', ['b']), ['a', 'b'])).toEqual(['b']);
  expect(offeredShops(by('manager', ['a', 'b']), ['a', 'b'])).toEqual(['a']);
});

test('B6.1 what is wrong is said at its field', () => {
  const person = personDraftOf(undefined, 'a');
  expect(person).toEqual({ name: '', role: 'waiter', shops: ['a'] });
  expect(draftProblem(person)).toBe('name');
  expect(draftProblem({ ...person, name: 'Ling' })).toBeUndefined();
  expect(draftProblem({ ...person, name: 'Ling', shops: [] })).toBe('shops');
  expect(draftProblem({ name: 'Ling', role: 'owner', shops: [] })).toBeUndefined();
  expect(['forbidden', 'lastOwner', 'shopNotFound', 'timeout'].map(refusedField)).toEqual([
    'role',
    'role',
    'shops',
    undefined,
  ]);
});
