import { describe, expect, it } from 'vitest';
import { type PermissionQuery, permissionOf } from './permission.ts';
import { STAFF_ACTIONS, type StaffAction, type TillSettings } from './permission-table.ts';
import { type VoidQuery, voidPermission } from './void-permission.ts';

const ROLES = ['cashier', 'waiter', 'kitchen', 'manager'] as const;

function verdict(action: StaffAction, role: PermissionQuery['role'], more: Partial<PermissionQuery> = {}) {
  return permissionOf({ action, role, ...more }).verdict;
}

describe('T2.3 the permission table', () => {
  it('has the default cells', () => {
    const letters = { allowed: 'y', approval: 'A', refused: '-' };
    const row = (action: StaffAction) => ROLES.map((role) => letters[verdict(action, role)]).join(' ');
    expect(Object.fromEntries(STAFF_ACTIONS.map((action) => [action, row(action)]))).toEqual({
      order: 'y y - y',
      course: 'y y y y',
      transfer: 'y y - y',
      takeBack: 'y y - y',
      void: 'A A - y',
      discount: 'y y - y',
      priceOverride: 'A A - y',
      takeCash: 'y - - y',
      takeCard: 'y y - y',
      refundSurplus: 'y A - y',
      refund: 'A A - y',
      rebook: 'A - - y',
      noSale: 'y A - y',
      cashMove: 'y - - y',
      ownShift: 'y - - y',
      administer: '- - - y',
    });
  });

  it('gives owners and area managers the manager’s column', () => {
    for (const action of STAFF_ACTIONS)
      for (const role of ['owner', 'areaManager'] as const) expect(verdict(action, role)).toBe('allowed');
  });

  it.each([
    ['cashier', 999, 'allowed'],
    ['cashier', 1000, 'allowed'],
    ['cashier', 1001, 'approval'],
    ['waiter', 0, 'allowed'],
    ['waiter', 1, 'approval'],
    ['manager', 10_000, 'allowed'],
  ] as const)('limits a %s’s reduction of a bill of 100.00: %d is %s', (role, takenOff, expected) => {
    expect(verdict('discount', role, { reduction: { takenOff, subTotal: 10_000 } })).toBe(expected);
  });

  it('tells limit and amount, which never reads as the limit when it is above', () => {
    const reduction = { takenOff: 100_001, subTotal: 1_000_000 };
    expect(permissionOf({ action: 'discount', role: 'cashier', reduction })).toEqual({
      verdict: 'approval',
      limit: 10,
      wanted: 10.01,
    });
    expect(permissionOf({ action: 'discount', role: 'cashier' })).toEqual({ verdict: 'allowed', limit: 10 });
    expect(verdict('discount', 'cashier', { reduction: { takenOff: 1, subTotal: 0 } })).toBe('approval');
  });

  it.each([
    ['cashMove', 49_999, 'allowed'],
    ['cashMove', 50_000, 'allowed'],
    ['cashMove', -50_001, 'approval'],
    ['ownShift', -4_999, 'allowed'],
    ['ownShift', 5_000, 'allowed'],
    ['ownShift', 5_001, 'approval'],
  ] as const)('limits a cashier’s %s: %d is %s, and no manager’s', (action, amount, expected) => {
    expect(verdict(action, 'cashier', { amount })).toBe(expected);
    expect(verdict(action, 'manager', { amount })).toBe('allowed');
    expect(verdict(action, 'kitchen', { amount })).toBe('refused');
  });

  it('takes a shop’s own cells and limits', () => {
    const settings: TillSettings = {
      permissions: { waiter: { void: 'yes' }, manager: { noSale: 'approval' }, cashier: { noSale: 'never' } },
      limits: { discountPercent: { waiter: 12.5 }, cashMove: 100 },
    };
    expect(verdict('void', 'waiter', { settings })).toBe('allowed');
    expect(verdict('void', 'cashier', { settings })).toBe('approval');
    expect(verdict('noSale', 'owner', { settings })).toBe('approval');
    expect(verdict('noSale', 'cashier', { settings })).toBe('refused');
    expect(verdict('cashMove', 'cashier', { settings, amount: 101 })).toBe('approval');
    expect(verdict('ownShift', 'cashier', { settings, amount: 5_000 })).toBe('allowed');
    const reduced = (takenOff: number) => ({ settings, reduction: { takenOff, subTotal: 1000 } });
    expect(verdict('discount', 'waiter', reduced(125))).toBe('allowed');
    expect(verdict('discount', 'waiter', reduced(126))).toBe('approval');
    expect(verdict('discount', 'cashier', reduced(100))).toBe('allowed');
  });
});

describe('T2.3 taking back and voiding', () => {
  const PLACED = '2026-03-02T04:00:00.000Z';
  const own = { staff: 's1', placedAt: PLACED, kitchenStatus: 'waiting' } as const;
  const query = (more: Partial<VoidQuery> = {}): VoidQuery => ({
    role: 'waiter',
    staff: 's1',
    now: '2026-03-02T04:00:30.000Z',
    isPaid: false,
    lines: [own],
    ...more,
  });

  it('takes back one’s own lines within the grace period', () => {
    for (const now of ['2026-03-02T04:00:00.000Z', '2026-03-02T04:00:29.999Z', '2026-03-02T04:00:30.000Z'])
      expect(voidPermission(query({ now }))).toEqual({ action: 'takeBack', verdict: 'allowed' });
  });

  it.each([
    ['later', { now: '2026-03-02T04:00:30.001Z' }],
    ['what is paid', { isPaid: true }],
    ['what is begun', { lines: [own, { ...own, kitchenStatus: 'preparing' }] }],
    ['somebody else’s', { staff: 's2' }],
    ['a guest’s', { lines: [{ kitchenStatus: 'waiting' }] }],
    ['a bill without lines', { lines: [] }],
    ['without grace', { settings: { limits: { graceSeconds: 0 } } }],
    ['where the role may not', { settings: { permissions: { waiter: { takeBack: 'never' } } } }],
  ] satisfies readonly [string, Partial<VoidQuery>][])('voids %s, with approval', (_what, more) => {
    expect(voidPermission(query(more))).toEqual({ action: 'void', verdict: 'approval' });
  });

  it('leaves managers free', () => {
    expect(voidPermission(query({ role: 'manager', staff: 's2' })).verdict).toBe('allowed');
  });
});
