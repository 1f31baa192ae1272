import { SERVICES, type ServicePath, type StaffRole } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../src/core/actor.ts';
import { authorise, isRoleAllowed, ownShop } from '../../src/policies/authorise.ts';
import { PERMISSIONS } from '../../src/policies/permissions.ts';

const GUEST: Actor = { kind: 'guest' };
const aStaff = (role: StaffRole): Actor => ({
  kind: 'staff',
  shop: 'hk',
  staff: { _id: 's', name: 'Kit', role, shops: ['hk'] },
});

describe('permissions', () => {
  it('lists exactly the methods of all services', () => {
    const named = Object.entries(PERMISSIONS).map(([path, methods]) => [
      path,
      Object.keys(methods).toSorted(),
    ]);
    const listed = Object.entries(SERVICES).map(([path, { methods }]) => [path, methods.toSorted()]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(listed));
  });

  it('refuses staff calls to guests as notAuthenticated, and to other roles as forbidden', () => {
    const cases: [ServicePath, string, Actor, string | undefined][] = [
      ['kitchenTickets', 'find', GUEST, 'notAuthenticated'],
      ['kitchenTickets', 'patch', aStaff('kitchen'), undefined],
      ['kitchenTickets', 'patch', aStaff('cashier'), 'forbidden'],
      ['payments/confirm', 'create', GUEST, 'notAuthenticated'],
      ['payments/confirm', 'create', aStaff('kitchen'), 'forbidden'],
      ['payments/confirm', 'create', aStaff('cashier'), undefined],
      ['tableCodes', 'find', aStaff('waiter'), 'forbidden'],
      ['tableCodes', 'find', aStaff('owner'), undefined],
      ['products', 'patch', aStaff('cashier'), 'forbidden'],
      ['products', 'patch', aStaff('manager'), undefined],
      ['products', 'find', GUEST, undefined],
      ['tableSessions/order', 'create', GUEST, undefined],
      ['tableSessions/order', 'create', aStaff('kitchen'), 'forbidden'],
      ['products', 'remove', aStaff('owner'), undefined],
      ['kitchenTickets', 'remove', aStaff('owner'), 'forbidden'],
      ['products', 'constructor', GUEST, 'notAuthenticated'],
    ];
    for (const [path, method, actor, code] of cases) {
      const name = `${path} ${method} ${actor.kind}`;
      if (code === undefined) expect(() => authorise(path, method, actor), name).not.toThrow();
      else expect(() => authorise(path, method, actor), name).toThrow(code);
    }
  });

  it('keeps staff to the shop they are signed in to', () => {
    expect(ownShop(aStaff('owner'))).toBe('hk');
    expect(() => ownShop(aStaff('owner'), 'tw')).toThrow('forbidden');
    expect(() => ownShop(GUEST, 'hk')).toThrow('notAuthenticated');
  });

  it('O2.1 keeps the kitchen from data of members and guests, and from payments', () => {
    const calls: readonly [ServicePath, string][] = [
      ['userCoupons', 'find'],
      ['userCoupons', 'get'],
      ['userCoupons/validate', 'create'],
      ['tableSessions/quote', 'create'],
      ['gifts', 'find'],
      ['gifts', 'get'],
      ['points', 'find'],
      ['users', 'find'],
      ['users', 'get'],
      ['users/identify', 'create'],
      ['users/points/available', 'find'],
      ['users/vipProgress', 'get'],
      ['payments', 'find'],
      ['auditLog', 'find'],
      ['mails', 'find'],
      ['devices', 'find'],
      ['tableCodes', 'find'],
    ];
    for (const [path, method] of calls) {
      expect(() => authorise(path, method, aStaff('kitchen')), `${method} ${path}`).toThrow('forbidden');
    }
    expect(isRoleAllowed('waiter', 'userCoupons', 'find')).toBe(true);
    expect(() => authorise('userCoupons', 'get', GUEST)).not.toThrow();
  });

  it('lets only the till read payments', () => {
    expect([
      isRoleAllowed('kitchen', 'payments', 'find'),
      isRoleAllowed('cashier', 'payments', 'find'),
    ]).toEqual([false, true]);
  });
});
