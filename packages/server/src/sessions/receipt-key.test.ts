import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { OTHER_SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';

const CASHIER = aStaffMember('cashier');

eachDatabase((databases) => {
  describe('T3.5 the link to a receipt', () => {
    it('reads its own bill, without letting anybody change it', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id: session } = await core.ordering.create(aTakeAway(), CASHIER);
      const { _id: other } = await core.ordering.create(aTakeAway(), CASHIER);
      const path = await core.ordering.receiptPath({ session }, CASHIER);
      expect(await core.ordering.receiptPath({ session }, CASHIER)).toBe(path);
      const [address = '', key = ''] = path.split('#receipt=');
      expect(address).toBe(`/record/${session}`);
      expect(key).toMatch(/^[\w-]{22}$/);
      expect(await core.ordering.get(session, key, GUEST)).toMatchObject({ _id: session });
      const refused = rejected('sessionNotFound');
      await expect(core.ordering.get(other, key, GUEST)).rejects.toEqual(refused);
      await expect(core.ordering.get(session, `${key.slice(0, -1)}_`, GUEST)).rejects.toEqual(refused);
      const order = { ...anOrder(session), restoreKey: key };
      await expect(core.ordering.order(order, GUEST)).rejects.toEqual(refused);
      await expect(core.ordering.ensureAccess(session, key, GUEST)).rejects.toEqual(refused);
    });

    it('is made for who may read the bill only', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      expect(await core.ordering.receiptPath({ session, restoreKey }, GUEST)).toContain(session);
      for (const actor of [GUEST, aStaffMember('cashier', OTHER_SHOP)])
        await expect(core.ordering.receiptPath({ session }, actor)).rejects.toEqual(
          rejected('sessionNotFound'),
        );
    });
  });
});
