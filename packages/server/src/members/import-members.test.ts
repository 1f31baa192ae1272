import { randomUUID } from 'node:crypto';
import type { ImportMembers, MemberRow } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { membersCore } from '../../test/kits/members.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';

const OWNER = aStaffMember('owner');
const SYSTEM = { kind: 'system' } as const;
const MEI = { row: 2, email: 'Mei@Example.com', phone: '5555 0109', name: 'Mei', level: 'GOLD', points: 120 };

eachDatabase((databases) => {
  async function started(overrides: Parameters<typeof membersCore>[1] = {}) {
    const test = await membersCore(databases, overrides);
    const { core } = test;
    const send = (rows: readonly MemberRow[], more: Partial<ImportMembers> = {}) =>
      core.members.import({ requestId: randomUUID(), file: 'club.csv', rows: [...rows], ...more }, OWNER);
    const standings = async (rows: readonly MemberRow[], more: Partial<ImportMembers> = {}) =>
      (await send(rows, more)).rows.map(({ standing, problem }) => problem ?? standing);
    const member = (email: string) => core.users.lookUp('email', email, SHOP);
    const pointsOf = async (user = '') => (await core.points.available({ user }, SYSTEM))[0]?.amount ?? 0;
    return { ...test, send, standings, member, pointsOf };
  }

  describe('an import of members', () => {
    it('B8.4 compares without writing, stores without password or mail, and changes nothing the second time', async () => {
      const { core, send, standings, member, pointsOf } = await started();
      const checked = await send([MEI], { check: true });
      expect(checked.rows).toEqual([
        {
          row: 2,
          standing: 'new',
          changes: [
            { field: 'email', value: 'mei@example.com' },
            { field: 'phone', value: '+85255550109' },
            { field: 'name', value: 'Mei' },
            { field: 'level', value: 'gold' },
            { field: 'points', value: '120' },
          ],
        },
      ]);
      expect(await member('mei@example.com')).toBeUndefined();

      const { rows } = await send([MEI]);
      const user = rows[0]?.user ?? '';
      expect(rows).toEqual([{ row: 2, standing: 'new', user }]);
      expect(await core.users.get(user)).toMatchObject({
        ...{ email: 'mei@example.com', phone: '+85255550109', name: 'Mei' },
        ...{ status: 'active', vipLevel: 'gold' },
      });
      expect(await pointsOf(user)).toBe(120);
      const history = await core.points.find({ user, limit: 10 }, SYSTEM);
      expect(history.data).toMatchObject([{ amount: 120, reason: 'adjust', remark: 'club.csv' }]);
      expect(await standings([MEI])).toEqual(['same']);
      expect(await standings([MEI], { setsPoints: true })).toEqual(['same']);
      expect(await pointsOf(user)).toBe(120);
      const { data } = await core.audit.find({ shop: 'all' }, SYSTEM);
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({
        action: 'importMembers',
        after: { file: 'club.csv', new: 1, changed: 0 },
      });
    });

    it('B8.4 gives nobody a password: a log-in is refused, a forgotten password mails the link', async () => {
      const { core, send, db } = await started();
      await send([MEI]);
      const email = 'mei@example.com';
      const logIn = core.identity.logIn(
        { strategy: 'local', email, password: '' },
        { actor: GUEST, address: 'a' },
      );
      await expect(logIn).rejects.toEqual(rejected('invalidCredentials'));
      const links = () => db.read.query((q) => q.selectFrom('mails').selectAll());
      expect(await links()).toEqual([]);
      await core.identity.forgotPassword({ email }, 'a');
      expect(await links()).toHaveLength(1);
      const again = core.users.signUp({ email, password: 'Right-Horse-1' }, 'a');
      await expect(again).rejects.toEqual(rejected('emailTaken'));
    });

    it('B8.4 sets the points of members who are here only where that is asked, once for a repeated call', async () => {
      const { core, send, standings, pointsOf } = await started();
      const amy = { row: 3, phone: '+85255550001', points: 50 };
      expect(await standings([amy])).toEqual(['same']);
      expect(await pointsOf('user-1')).toBe(0);
      const call = { requestId: randomUUID(), setsPoints: true };
      const first = await send([amy], call);
      await core.points.adjust(
        { requestId: randomUUID(), user: 'user-1', amount: -20, remark: 'spent' },
        aStaffMember('manager'),
      );
      // the answer was lost, and the call comes again when points are spent
      expect(await send([amy], call)).toEqual(first);
      expect(await pointsOf('user-1')).toBe(30);
      const { rows } = await send([{ ...amy, points: 10 }], { check: true, setsPoints: true });
      expect(rows[0]?.changes).toEqual([{ field: 'points', was: '30', value: '10' }]);
      expect(await standings([{ ...amy, points: 10 }], { setsPoints: true })).toEqual(['changed']);
      expect(await pointsOf('user-1')).toBe(10);
    });

    it('B8.4 refuses rows without or with others’ contacts and unknown levels, and imports the others', async () => {
      const { standings, send, core } = await started();
      await send([MEI]);
      const rows: readonly MemberRow[] = [
        { row: 2, name: 'Nobody' },
        { row: 3, email: 'mei at home' },
        { row: 4, phone: 'none' },
        { row: 5, email: 'a@example.com', level: 'Brass' },
        { row: 6, email: 'mei@example.com', phone: '+85255550001' },
        { row: 7, email: 'mei@example.com', phone: '+85255550777' },
        { row: 8, email: 'other@example.com', phone: '+85255550109' },
        { row: 9, phone: '+85255550002', email: 'bob@example.com', name: 'Robert' },
        { row: 10, phone: '+852 5555 0110' },
        { row: 11, phone: '55550110' },
      ];
      const expected = [
        ...[
          'contactMissing',
          'notEmail',
          'notPhone',
          'unknownLevel',
          'twoMembers',
          'otherPhone',
          'otherEmail',
        ],
        ...['changed', 'new', 'same'],
      ];
      expect(await standings(rows)).toEqual(expected);
      expect(await core.users.get('user-2')).toMatchObject({ name: 'Robert', email: 'bob@example.com' });
    });

    it('B8.4 by two at once makes each member once, with the points once', async () => {
      const { core, send, pointsOf } = await started();
      const rows = Array.from({ length: 20 }, (_, at) => ({
        row: at + 2,
        email: `guest${at}@example.com`,
        points: 7,
      }));
      const answers = await Promise.all([send(rows), send(rows)]);
      const users = new Set(answers.flatMap((answer) => answer.rows.map(({ user }) => user)));
      expect(users.size).toBe(20);
      for (const user of users) expect(await pointsOf(user)).toBe(7);
      expect(answers.flatMap((answer) => answer.rows.map(({ standing }) => standing)).toSorted()).toEqual([
        ...Array.from({ length: 20 }, () => 'new'),
        ...Array.from({ length: 20 }, () => 'same'),
      ]);
      await expect(
        core.members.import({ requestId: randomUUID(), file: 'a', rows: [MEI] }, aStaffMember('areaManager')),
      ).rejects.toEqual(rejected('forbidden'));
    });

    it('B8.4 counts points in the owner’s shop where each shop has its own', async () => {
      const { core, send } = await started({
        systemSetting: {
          ...{ _id: 'system', allowChooseShop: true, onlineMemberSystem: true },
          points: { scope: 'shop' },
        },
      });
      const { rows } = await send([MEI]);
      const user = rows[0]?.user ?? '';
      expect(await core.points.available({ user }, SYSTEM)).toEqual([{ _id: SHOP, amount: 120 }]);
    });
  });
});
