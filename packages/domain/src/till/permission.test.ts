import { describe, expect, it } from 'vitest';
import { aBill, aCatalogue, aLine, aProduct, aRule, aSession } from '../testing/builders.ts';
import { isLargerReduction, manualReduction } from './manual-reduction.ts';
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

describe('T2.4 what is taken off a bill by hand', () => {
  const catalogue = aCatalogue([aProduct({ price: 1000 })]);
  const lines = (...keys: readonly number[]) =>
    keys.map((openKey, index) => aLine({ id: `l${index}`, quantity: 2, openKey }));

  it('is the sum of lowered prices, gifts to the guest, manual discounts and adjustments', () => {
    const discounts = [aRule({ _id: 'manual:1', source: 'manual', priority: 1_000_000, discount: 10 })];
    const session = aSession({ products: lines(-100, -1000, 0), adjusts: -50 });
    // 6000 without reductions, 3800 with lowered prices, 10 % of that
    expect(manualReduction(aBill({ catalogue, discounts, session }))).toEqual({
      takenOff: 2200 + 380 + 50,
      subTotal: 6000,
    });
  });

  it('counts neither rules of the shop, nor raised prices, nor cancelled lines, nor more than the dish', () => {
    const discounts = [aRule({ discount: 10 })];
    const [one, raised, gone] = lines(-5000, 700, -100);
    const products = [one ?? aLine(), raised ?? aLine(), { ...(gone ?? aLine()), status: 'cancel' as const }];
    const session = aSession({ products, adjusts: 300 });
    expect(manualReduction(aBill({ catalogue, discounts, session }))).toEqual({
      takenOff: 2000,
      subTotal: 2000 + 3400,
    });
  });

  it('makes ten discounts of 2 per cent one of 20', () => {
    const session = aSession({ products: lines(...Array.from({ length: 10 }, () => -20)) });
    const ten = manualReduction(aBill({ catalogue, session }));
    expect(permissionOf({ action: 'discount', role: 'cashier', reduction: ten }).verdict).toBe('allowed');
    const bulk = manualReduction(
      aBill({ catalogue, session: { ...session, adjusts: -(20_000 * 0.18) }, discounts: [] }),
    );
    expect(permissionOf({ action: 'discount', role: 'cashier', reduction: bulk })).toEqual({
      verdict: 'approval',
      limit: 10,
      wanted: 20,
    });
  });
});

describe('T2.4 the limit holds for the bill as it is', () => {
  const before = { takenOff: 8200, subTotal: 172_200 };

  it.each([
    ['less of the bill is left', { takenOff: 8200, subTotal: 8200 }, true],
    ['a percentage of what is left', { takenOff: 391, subTotal: 8200 }, false],
    ['one step more, by rounding', { takenOff: 392, subTotal: 8200 }, false],
    ['two steps more', { takenOff: 393, subTotal: 8200 }, true],
    ['more of the bill is left', { takenOff: 8200, subTotal: 180_000 }, false],
    ['nothing is taken off any more', { takenOff: 0, subTotal: 8200 }, false],
  ])('%s', (_what, after, isLarger) => {
    expect(isLargerReduction(after, before, 1)).toBe(isLarger);
  });

  it('takes any reduction of a bill that had none for larger', () => {
    expect(isLargerReduction({ takenOff: 2, subTotal: 100 }, { takenOff: 0, subTotal: 0 }, 1)).toBe(true);
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
