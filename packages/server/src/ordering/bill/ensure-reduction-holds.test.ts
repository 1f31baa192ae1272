import type { StaffLine } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { CASHIER, MANAGER, PIN, STAFF_MEAL, startedPlaced } from '../../../test/kits/placed-lines.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/actor.ts';

const WRONG = { code: 'wrongOrder' } as const;
const RICE = 2000;

eachDatabase((databases) => {
  /** Serves rice of a cashier's own, each dish a line, with as much taken off by hand as they may. */
  async function reduced(lines: readonly Partial<StaffLine>[] = Array.from({ length: 10 }, () => ({}))) {
    const test = await startedPlaced(databases);
    const { core, serve } = test;
    const { bill, ids, call } = await serve(lines, lines.length * RICE, CASHIER);
    const takenOff = call({ adjusts: -bill.bill.subTotal / 10, reason: WRONG });
    const session = await core.ordering.adjust(takenOff, CASHIER);
    const revoke = (chosen: readonly string[], more: object = {}, actor: Actor = CASHIER) =>
      core.ordering.void({ ...call({ lines: [...chosen], reason: WRONG }), ...more }, actor);
    return { ...test, session, ids, call, revoke };
  }

  describe('T2.4 a reduction by hand, once less of the bill is left', () => {
    it('asks when dishes are taken back within the grace, even if each of them is the cashier’s own', async () => {
      const { core, revoke, ids, session } = await reduced();
      const most = ids.slice(0, 9);
      await expect(revoke(most)).rejects.toMatchObject({
        code: 'approvalRequired',
        data: { action: 'discount', limit: 10, wanted: 100, approvers: [{ _id: 'm1' }, {}] },
      });
      const untouched = await core.ordering.get(session._id, undefined, CASHIER);
      expect(untouched.bill).toEqual(session.bill);
    });

    it('goes on with the approval, which the audit log names, and for those who may reduce more', async () => {
      const { revoke, ids, audits } = await reduced();
      const one = await revoke(ids.slice(0, 1), { approval: PIN });
      expect(one.bill).toMatchObject({ subTotal: 9 * RICE, total: 8 * RICE });
      expect((await audits())[0]).toMatchObject({ action: 'voidLines', approver: { _id: 'm1' } });
      const two = await revoke(ids.slice(1, 9), {}, MANAGER);
      expect(two.bill).toMatchObject({ subTotal: RICE, total: 0 });
    });

    it('asks for nothing where the reduction shrinks with the bill, or ends with it', async () => {
      const { core, call, revoke, ids, session } = await reduced();
      await core.ordering.adjust(call({ adjusts: 0, reason: WRONG }), CASHIER);
      await core.ordering.discounts(call({ discounts: [{ percent: 10 }] }), CASHIER);
      const one = await revoke(ids.slice(0, 9));
      expect(one.bill).toMatchObject({ subTotal: RICE, total: (RICE * 9) / 10 });
      expect((await revoke(ids.slice(9))).bill.total).toBe(0);
      const { data } = await core.audit.find({ shop: SHOP }, MANAGER);
      expect(data.some(({ action }) => action === 'refused')).toBe(false);
      expect(session.bill.total).toBe(9 * RICE);
    });

    it('asks when a circumstance makes the dishes cheaper', async () => {
      const { core, call } = await reduced([{}, { product: 'soup', quantity: 2 }]);
      const modifiers = [STAFF_MEAL._id];
      await expect(core.ordering.adjust(call({ modifiers }), CASHIER)).rejects.toMatchObject({
        code: 'approvalRequired',
        data: { action: 'discount', wanted: 13.34 },
      });
      const approved = await core.ordering.adjust({ ...call({ modifiers }), approval: PIN }, CASHIER);
      expect(approved.modifiers).toEqual(modifiers);
    });

    it('asks when a price that was raised by hand is the menu’s again', async () => {
      const { core, serve } = await startedPlaced(databases);
      const { ids, call } = await serve([{}], RICE, CASHIER);
      const [line = ''] = ids;
      const dear = { line, manualPrice: 10 * RICE, reason: { kind: 'price' } as const };
      await core.ordering.priceLines({ ...call({ lines: [dear] }), approval: PIN }, CASHIER);
      await core.ordering.adjust(call({ adjusts: -RICE, reason: WRONG }), CASHIER);
      await expect(core.ordering.priceLines(call({ lines: [{ line }] }), CASHIER)).rejects.toMatchObject({
        code: 'approvalRequired',
        data: { action: 'discount', wanted: 100 },
      });
    });

    it('asks nobody for fewer guests, another section or member, which leave the sub-total as it was', async () => {
      const { core, session } = await reduced();
      const { _id } = session;
      const fewer = await core.ordering.changeCapacity({ session: _id, capacity: 1 }, CASHIER);
      expect(fewer.bill.total).toBe(session.bill.total);
      const moved = await core.ordering.changeSection({ session: _id, section: 'section2' }, CASHIER);
      expect(moved.section).toBe('section2');
      const { data } = await core.audit.find({ shop: SHOP }, MANAGER);
      const actions = data.map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['changeSection', 'changeCapacity']));
      expect(actions).not.toContain('refused');
    });
  });
});
