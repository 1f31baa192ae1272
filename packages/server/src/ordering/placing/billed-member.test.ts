import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, membersCore } from '../../../test/kits/members.ts';
import { rejected } from '../../../test/kits/rejected.ts';

const CASHIER = aStaffMember('cashier');
const address = 'test';

eachDatabase((databases) => {
  describe('the member of a bill that staff open', () => {
    const ofAmy = (total: number) => {
      const call = aTakeAway({ total });
      return { ...call, session: { ...call.session, user: 'user-1' } };
    };

    it('T3.6 is named by them: quoted, placed and sold with the member’s level', async () => {
      const { core } = await membersCore(databases);
      const { requestId: _request, total: _total, ...quote } = ofAmy(1800);
      expect(await core.ordering.quote(quote, CASHIER)).toMatchObject({ total: 1800 });
      const placed = await core.ordering.create(ofAmy(1800), CASHIER);
      expect(placed).toMatchObject({ user: 'user-1', source: 'staff', bill: { total: 1800 } });
      expect(await core.ordering.get(placed._id, undefined, AMY)).toMatchObject({ _id: placed._id });
      const sold = await core.ordering.sell(
        { ...ofAmy(1800), payment: { method: 'cash' } },
        { actor: CASHIER, address },
      );
      expect(sold).toMatchObject({ user: 'user-1', status: 'done', bill: { paid: 1800 } });
    });

    it('T3.6 is nobody else: not named by guests, not unknown', async () => {
      const { core } = await membersCore(databases);
      const problems = [{ field: '/session/user', rule: 'additionalProperties' }];
      await expect(core.ordering.create(ofAmy(2000), GUEST)).rejects.toEqual(
        rejected('badRequest', { problems }),
      );
      const call = aTakeAway();
      const unknown = { ...call, session: { ...call.session, user: 'nobody' } };
      await expect(core.ordering.create(unknown, CASHIER)).rejects.toEqual(
        rejected('notFound', { user: 'nobody' }),
      );
    });

    it('T3.6 is found by the id on the bill, by staff', async () => {
      const { core } = await membersCore(databases);
      const { user = '' } = await core.ordering.create(ofAmy(1800), CASHIER);
      expect(await core.members.identify({ user }, CASHIER)).toMatchObject({ _id: 'user-1', name: 'Amy' });
      await expect(core.members.identify({ user: 'nobody' }, CASHIER)).rejects.toEqual(rejected('notFound'));
      await expect(core.members.identify({ user }, AMY)).rejects.toEqual(rejected('forbidden'));
    });

    it('T3.6 is found by a telephone number in any notation', async () => {
      const { core } = await membersCore(databases);
      for (const phone of ['5555 0001', '+852 5555-0001', '+85255550001'])
        expect(await core.members.identify({ phone }, CASHIER)).toMatchObject({ _id: 'user-1' });
    });
  });
});
