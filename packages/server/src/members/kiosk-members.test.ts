import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { AMY, BOB, membersCore, POINTS, payInFull } from '../../test/kits/members.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';
import type { Actor } from '../core/index.ts';

const KIOSK: Actor = { kind: 'device', device: 'kiosk1', shop: SHOP, mode: 'kiosk' };
const TILL: Actor = { kind: 'device', device: 'till1', shop: SHOP, mode: 'pos' };
const AMYS_PHONE = '+85255550001';

eachDatabase((databases) => {
  async function started() {
    const test = await membersCore(databases, { orderDiscounts: [POINTS] });
    const { core } = test;
    const order = async (actor = KIOSK) => {
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), actor);
      return { session, restoreKey };
    };
    const points = async (user: string, actor: Actor) =>
      (await core.points.available({ user }, actor))[0]?.amount;
    return { ...test, order, points };
  }

  describe('T9.3 a member at a kiosk', () => {
    it('is identified by a code, never by a telephone number or an id, and by no device without staff but a kiosk', async () => {
      const { core } = await started();
      const { code } = await core.members.code(AMY);
      expect(await core.members.identify({ code }, KIOSK)).toMatchObject({ _id: 'user-1', name: 'Amy' });
      const byPhone = core.members.identify({ phone: AMYS_PHONE }, KIOSK);
      await expect(byPhone).rejects.toEqual(rejected('forbidden'));
      const byId = core.members.identify({ user: 'user-1' }, KIOSK);
      await expect(byId).rejects.toEqual(rejected('forbidden'));
      await expect(core.members.identify({ code }, TILL)).rejects.toEqual(rejected('forbidden'));
      await expect(core.members.identify({ code }, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('joins a bill of this kiosk only: their level applies and they collect', async () => {
      const { core, order, points } = await started();
      const own = await order();
      const { proof } = await core.members.identify({ code: (await core.members.code(AMY)).code }, KIOSK);
      const joined = await core.members.changeUser({ ...own, user: 'user-1', proof }, KIOSK);
      expect(joined).toMatchObject({ user: 'user-1', bill: { total: 1800 } });
      await payInFull(core, joined, aStaffMember());
      expect(await points('user-1', AMY)).toBe(20);
      const others = await order({ ...KIOSK, device: 'kiosk2' });
      const refused = rejected('forbidden');
      await expect(core.members.changeUser({ ...others, user: 'user-1', proof }, KIOSK)).rejects.toEqual(
        refused,
      );
      await expect(
        core.members.changeUser({ ...own, user: 'user-1', restoreKey: 'x' }, KIOSK),
      ).rejects.toEqual(rejected('sessionNotFound'));
    });

    it('joins by a code that was shown to this kiosk, never by an id', async () => {
      const { core, clock, order } = await started();
      const own = await order();
      const join = (more: object) => core.members.changeUser({ ...own, user: 'user-1', ...more }, KIOSK);
      const refused = rejected('forbidden');
      const shown = async (member: Actor, actor: Actor) =>
        core.members.identify({ code: (await core.members.code(member)).code }, actor);
      const elsewhere = await shown(AMY, { ...KIOSK, device: 'kiosk2' });
      const bobs = await shown(BOB, KIOSK);
      const code = (await core.members.code(AMY)).code;
      for (const proof of [undefined, 'user-1', code, elsewhere.proof, bobs.proof])
        await expect(join({ proof })).rejects.toEqual(refused);
      const { proof } = await shown(AMY, KIOSK);
      clock.advance(59 * 60_000);
      expect((await join({ proof })).user).toBe('user-1');
      expect((await core.members.changeUser(own, KIOSK)).user).toBeUndefined();
      clock.advance(60_000);
      await expect(join({ proof })).rejects.toEqual(refused);
      expect((await core.members.identify({ user: 'user-1' }, aStaffMember())).proof).toBeUndefined();
    });

    it('only collects by telephone number: no name, no price, and the same answer for a number nobody has', async () => {
      const { core, order, points } = await started();
      const own = await order();
      const told = await core.members.changeUser({ ...own, phone: '+85255550002' }, KIOSK);
      expect(told).toMatchObject({ bill: { total: 2000 }, discounts: [] });
      expect(told.user).toBeUndefined();
      expect(JSON.stringify(told)).not.toMatch(/Bob|user-2|5555/);
      await payInFull(core, told, aStaffMember());
      expect(await points('user-2', BOB)).toBe(20);
      const other = await order();
      const unknown = await core.members.changeUser({ ...other, phone: '+85299999999' }, KIOSK);
      expect(Object.keys(unknown).toSorted()).toEqual(Object.keys(told).toSorted());
      const byStaff = core.members.changeUser({ ...other, phone: AMYS_PHONE }, aStaffMember());
      await expect(byStaff).rejects.toEqual(rejected('forbidden'));
    });
  });
});
