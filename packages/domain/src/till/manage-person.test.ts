import { describe, expect, it } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../model/index.ts';
import { mayManagePerson, needsNewPin, pinDigits, shopsManagedBy, workTogether } from './manage-person.ts';

const at = (role: StaffRole, ...shops: readonly string[]) => ({ role, shops });
const signedIn = (role: StaffRole, ...shops: readonly string[]) => ({ role, shops, shop: 'a' });

describe('B6.1 the people of a restaurant', () => {
  it('are managed by those above them, in their shops', () => {
    const managedBy = (by: StaffRole) =>
      STAFF_ROLES.filter((role) => mayManagePerson(signedIn(by, 'a', 'b'), at(role, 'a')));
    expect(managedBy('owner')).toEqual([...STAFF_ROLES]);
    expect(managedBy('areaManager')).toEqual(['cashier', 'waiter', 'kitchen', 'manager']);
    expect(managedBy('manager')).toEqual(['cashier', 'waiter', 'kitchen']);
    for (const role of ['cashier', 'waiter', 'kitchen'] as const) expect(managedBy(role)).toEqual([]);
  });

  it('are not managed by somebody of whom one of their shops is not', () => {
    const waiter = at('waiter', 'a', 'b');
    expect(mayManagePerson(signedIn('areaManager', 'a', 'b'), waiter)).toBe(true);
    expect(mayManagePerson(signedIn('areaManager', 'a'), waiter)).toBe(false);
    // a manager's shop is the one they are signed in to
    expect(mayManagePerson(signedIn('manager', 'a', 'b'), waiter)).toBe(false);
    expect(mayManagePerson(signedIn('manager', 'a', 'b'), at('waiter', 'a'))).toBe(true);
    expect(mayManagePerson(signedIn('manager', 'a'), at('waiter'))).toBe(false);
    expect(mayManagePerson(signedIn('owner'), at('owner'))).toBe(true);
    expect(shopsManagedBy(signedIn('waiter', 'a'))).toEqual([]);
  });

  it('have PINs of six digits from manager up, and of four below', () => {
    expect(STAFF_ROLES.map(pinDigits)).toEqual([4, 4, 4, 6, 6, 6]);
  });

  it('need a new PIN for a role with a longer one, and for a shop in which theirs may be taken', () => {
    expect(needsNewPin(at('waiter', 'a'), at('cashier', 'a'))).toBe(false);
    expect(needsNewPin(at('waiter', 'a'), at('manager', 'a'))).toBe(true);
    expect(needsNewPin(at('manager', 'a', 'b'), at('waiter', 'a'))).toBe(false);
    expect(needsNewPin(at('waiter', 'a'), at('waiter', 'a', 'b'))).toBe(true);
    expect(needsNewPin(at('owner', 'a'), at('owner'))).toBe(true);
    expect(needsNewPin(at('owner'), at('manager', 'a'))).toBe(false);
    expect(workTogether(at('owner'), at('waiter', 'a'))).toBe(true);
    expect(workTogether(at('waiter', 'b'), at('waiter', 'a'))).toBe(false);
  });
});
