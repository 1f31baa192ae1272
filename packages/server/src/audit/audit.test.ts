import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { paying } from '../../test/kits/paying.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, OTHER_SHOP, SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Actor } from '../core/index.ts';
import type { AuditQuery } from './create-audit.ts';

const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  describe('the audit log', () => {
    it('records stock changes by staff, with before and after, newest first', async () => {
      const { core, clock } = await seededCore(await databases.open());
      await core.staffAuth.changeStock('cake', { quantity: 7 }, MANAGER);
      clock.advance(1000);
      const cashier = { ...aStaffMember('cashier'), device: 'till1' };
      await core.staffAuth.changeStock('cake', { stockMode: 'notSelling' }, cashier);
      expect(await core.audit.find({ shop: SHOP }, MANAGER)).toMatchObject({
        total: 2,
        data: [
          {
            action: 'changeStock',
            entity: 'cake',
            staff: { role: 'cashier' },
            device: 'till1',
            before: { quantity: 7 },
            after: { quantity: 7, stockMode: 'notSelling' },
          },
          { before: { quantity: 1 }, after: { quantity: 7 }, staff: { role: 'manager' } },
        ],
      });
    });

    it('records a payment taken by staff once, however often the call is repeated', async () => {
      const { core, pay } = await paying(databases);
      const { _id: payment } = await pay({ methodRef: COUNTER });
      await Promise.all([1, 2].map(() => core.payments.confirm({ payment }, aStaffMember())));
      expect((await core.audit.find({ shop: SHOP }, MANAGER)).data).toMatchObject([
        { action: 'confirmPayment', entity: payment, after: { status: 'succeeded', amount: 2000 } },
      ]);
    });

    it('records nothing for refused calls', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
      const reason = { code: 'test' } as const;
      const call = { requestId: crypto.randomUUID(), session, lines: ['x'], reason };
      await expect(core.ordering.void(call, MANAGER)).rejects.toEqual(rejected('notFound', { line: 'x' }));
      expect((await core.audit.find({ shop: SHOP }, MANAGER)).total).toBe(0);
    });

    it('is readable by the management of the shop only', async () => {
      const { core } = await seededCore(await databases.open());
      for (const [actor, code] of [
        [GUEST, 'notAuthenticated'],
        [aStaffMember('cashier'), 'forbidden'],
        [aStaffMember('manager', OTHER_SHOP), 'forbidden'],
      ] as const)
        await expect(core.audit.find({ shop: SHOP }, actor)).rejects.toEqual(rejected(code));
    });

    it('B6.5 is filtered by who, device, what and when; owners see every shop, others theirs', async () => {
      const { core, clock } = await seededCore(await databases.open());
      const far = aStaffMember('manager', OTHER_SHOP);
      await core.staffAuth.changeStock('cake', { quantity: 7 }, MANAGER);
      clock.advance(1000);
      const cashier = { ...aStaffMember('cashier'), device: 'till1' };
      await core.staffAuth.changeStock('cake', { quantity: 6 }, cashier);
      clock.advance(1000);
      await core.staffAuth.changeStock('cake', { quantity: 5 }, far);
      const owner = aStaffMember('owner');
      const area = {
        ...aStaffMember('areaManager'),
        staff: { _id: 'area', name: 'Area', role: 'areaManager' as const, shops: [OTHER_SHOP] },
      } as Actor;
      const found = async (query: AuditQuery, actor: Actor = owner) =>
        (await core.audit.find(query, actor)).data.map(({ after }) => after?.quantity);
      expect(await found({})).toEqual([5, 6, 7]);
      expect(await found({}, MANAGER)).toEqual([6, 7]);
      expect(await found({}, area)).toEqual([5]);
      expect(await found({ shop: OTHER_SHOP })).toEqual([5]);
      expect(await found({ by: `manager-${SHOP}` })).toEqual([7]);
      expect(await found({ by: `manager-${SHOP}` }, far)).toEqual([]);
      expect(await found({ filter: { field: 'device', operator: '$eq', value: 'till1' } })).toEqual([6]);
      expect(
        await found({ filter: { field: 'at', operator: '$lt', value: '2026-03-02T04:00:01.000Z' } }),
      ).toEqual([7]);
      await expect(found({ shop: SHOP }, area)).rejects.toEqual(rejected('forbidden'));
      await expect(found({}, aStaffMember('cashier'))).rejects.toEqual(rejected('forbidden'));
    });

    it('is append-only', async () => {
      const db = await databases.open();
      const { core } = await seededCore(db);
      await core.staffAuth.changeStock('cake', { quantity: 7 }, MANAGER);
      await expect(
        db.unitOfWork((tx) => tx.query((q) => q.updateTable('audit_log').set({ entity: 'other' }))),
      ).rejects.toThrow('append-only');
      await expect(db.unitOfWork((tx) => tx.query((q) => q.deleteFrom('audit_log')))).rejects.toThrow(
        'append-only',
      );
      expect((await core.audit.find({ shop: SHOP }, MANAGER)).total).toBe(1);
    });
  });
});
