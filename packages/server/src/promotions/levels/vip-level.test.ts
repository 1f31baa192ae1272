import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, BOB, GOLD, membersCore, POINTS, payInFull } from '../../../test/kits/members.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { readUser } from '../../accounts/stores/user-store.ts';

const DAY_MS = 24 * 3_600_000;
const SILVER = { ...GOLD, _id: 'silver', orderDiscount: 0.95, minPoints: 20 };
const PLATINUM = { ...GOLD, _id: 'platinum', orderDiscount: 0.8, minPoints: 50 };

eachDatabase((databases) => {
  async function started() {
    const test = await membersCore(databases, {
      orderDiscounts: [POINTS],
      vipLevels: [PLATINUM, GOLD, SILVER],
    });
    const { core, db } = test;
    const level = async (user: string) => (await readUser(db.read, user))?.vipLevel;
    const spend = async (total: number) => {
      await payInFull(core, await core.ordering.create(aTakeAway({ total }), BOB), BOB);
    };
    return { ...test, level, spend };
  }

  describe('a level', () => {
    it('is reached with the points of a completed bill, and applies from the next bill on', async () => {
      const { core, level, spend } = await started();
      expect(await core.members.progress('user-2', BOB)).toEqual({
        user: 'user-2',
        vipLevel: undefined,
        points: 0,
        since: '2025-03-02T04:00:00.000Z',
        next: 'silver',
        missing: 20,
      });
      const open = await core.ordering.create(aTakeAway(), BOB);
      await spend(2000);
      expect(await level('user-2')).toBe('silver');
      expect(await core.members.progress('user-2', BOB)).toMatchObject({
        points: 20,
        next: 'platinum',
        missing: 30,
      });
      const more = anOrder(open._id, { total: 2000 });
      expect(await core.ordering.order(more, BOB)).toMatchObject({ bill: { total: 4000 } });
      await spend(1900);
      expect(await level('user-2')).toBe('silver');
      await spend(1900);
      expect(await level('user-2')).toBe('platinum');
    });

    it('is based on the points of a year, and kept when they expire', async () => {
      const { core, level, spend, clock } = await started();
      await spend(2000);
      clock.advance(366 * DAY_MS);
      await spend(1900);
      await spend(1900);
      expect(await core.members.progress('user-2', BOB)).toMatchObject({ points: 40, missing: 10 });
      expect(await level('user-2')).toBe('silver');
      clock.advance(367 * DAY_MS);
      expect(await core.members.progress('user-2', BOB)).toMatchObject({ vipLevel: 'silver', points: 0 });
    });

    it('assigned by hand does not change', async () => {
      const { core, level } = await started();
      for (let bills = 0; bills < 3; bills += 1)
        await payInFull(core, await core.ordering.create(aTakeAway({ total: 1800 }), AMY), AMY);
      expect(await level('user-1')).toBe('gold');
      expect(await core.members.progress('user-1', AMY)).not.toHaveProperty('next');
    });
  });

  describe('a member’s code', () => {
    it('identifies them to staff for five minutes', async () => {
      const { core, clock } = await started();
      const { code, expiresAt } = await core.members.code(AMY);
      expect(expiresAt).toBe('2026-03-02T04:05:00.000Z');
      clock.advance(5 * 60_000 - 1);
      expect(await core.members.identify({ code }, aStaffMember())).toEqual({
        _id: 'user-1',
        name: 'Amy',
        avatar: undefined,
        status: 'active',
        vipLevel: 'gold',
        points: [],
      });
      clock.advance(1);
      await expect(core.members.identify({ code }, aStaffMember())).rejects.toEqual(rejected('notFound'));
    });

    it('cannot be invented or altered, and is read by staff only', async () => {
      const { core } = await started();
      const { code } = await core.members.code(AMY);
      const [, ...rest] = code.split('.');
      const forged = ['', 'user-1', '..', ['user-2', ...rest].join('.'), `${code}x`, code.slice(0, -1)];
      for (const one of forged)
        await expect(core.members.identify({ code: one }, aStaffMember())).rejects.toEqual(
          rejected('notFound'),
        );
      await expect(core.members.identify({ code }, BOB)).rejects.toEqual(rejected('forbidden'));
      await expect(core.members.code(GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('can be replaced by their telephone number', async () => {
      const { core } = await started();
      const found = await core.members.identify({ phone: '+85255550002' }, aStaffMember());
      expect(found).toMatchObject({ _id: 'user-2', name: 'Bob' });
      const unknown = core.members.identify({ phone: '+85255550009' }, aStaffMember());
      await expect(unknown).rejects.toEqual(rejected('notFound'));
    });
  });
});
