import { describe, expect, test } from 'vitest';
import { changeOf, draftOf, readLimit, readPercent, withCell } from './settings-draft.ts';

const NONE = { _id: 'harbour', version: 0 };

describe('the settings of tills as a manager edits them', () => {
  test('T2.3 begin with the defaults, of which nothing is stored', () => {
    const draft = draftOf(NONE);
    expect(draft.cells.waiter.void).toBe('approval');
    expect(draft.discountPercent).toEqual({ cashier: '10', waiter: '0', kitchen: '0', manager: '100' });
    expect(draft.limits).toEqual({
      cashMove: '500.00',
      overShort: '50.00',
      graceSeconds: '30',
      kioskUnpaidMinutes: '20',
    });
    expect(changeOf(draft)).toEqual({ permissions: {}, limits: {}, pinOnDevicesOnly: false });
  });

  test('T2.3 store what differs: a cell, a limit, a share of a role', () => {
    const given = {
      ...NONE,
      permissions: { waiter: { void: 'never' as const } },
      limits: { cashMove: 20_000, discountPercent: { cashier: 12.5 } },
    };
    const draft = draftOf(given);
    expect(changeOf(draft)).toEqual({
      permissions: given.permissions,
      limits: given.limits,
      pinOnDevicesOnly: false,
    });
    const back = withCell(draft, { role: 'waiter', action: 'void', cell: 'approval' });
    expect(changeOf(back)?.permissions).toEqual({});
  });

  test('are not saved while something typed is no number within its bounds', () => {
    const draft = draftOf(NONE);
    expect(changeOf({ ...draft, limits: { ...draft.limits, graceSeconds: '601' } })).toBeUndefined();
    expect(['0', '600', '601', '1.5', '', 'x'].map((typed) => readLimit('graceSeconds', typed))).toEqual([
      0,
      600,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readLimit('cashMove', '1,250.50')).toBe(125_050);
    expect(['100', '100.01', '12.5', '-1'].map(readPercent)).toEqual([100, undefined, 12.5, undefined]);
  });
});
