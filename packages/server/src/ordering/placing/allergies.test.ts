import { CreateSession, createValidator } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  describe('allergies that the kitchen is told of', () => {
    it('stand on the ticket of their placement, in its event, and on the bill', async () => {
      const { core, events } = await seededCore(await databases.open());
      const { _id, restoreKey, allergies } = await core.ordering.create(
        aTakeAway({ allergies: ['sesame', 'peanut', 'sesame'] }),
        GUEST,
      );
      expect(allergies).toEqual([{ order: 1, allergens: ['peanut', 'sesame'] }]);
      expect(events.find(({ topic }) => topic === 'kitchenTickets')?.data).toMatchObject({
        allergies: ['peanut', 'sesame'],
      });
      const silent = await core.ordering.order(anOrder(_id, { restoreKey, allergies: [] }), GUEST);
      expect(silent.allergies).toEqual(allergies);
      const third = await core.ordering.order(anOrder(_id, { restoreKey, allergies: ['milk'] }), GUEST);
      expect(third.allergies).toEqual([
        { order: 1, allergens: ['peanut', 'sesame'] },
        { order: 3, allergens: ['milk'] },
      ]);
      expect((await core.ordering.get(_id, restoreKey, GUEST)).allergies).toEqual(third.allergies);
      const { data } = await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'));
      const byOrder = data.toSorted((one, other) => one.order - other.order);
      expect(byOrder.map((ticket) => ticket.allergies)).toEqual([['peanut', 'sesame'], undefined, ['milk']]);
    });

    it('are part of the request: another list is another order', async () => {
      const { core } = await seededCore(await databases.open());
      const call = aTakeAway({ allergies: ['peanut'] });
      await core.ordering.create(call, GUEST);
      await expect(core.ordering.create({ ...call, allergies: ['milk'] }, GUEST)).rejects.toEqual(
        rejected('requestConflict'),
      );
    });
  });
});

describe('allergies of a call', () => {
  it('are those of the list of allergens', () => {
    const isValid = createValidator(CreateSession);
    expect(isValid(aTakeAway({ allergies: ['peanut'] })).ok).toBe(true);
    expect(isValid({ ...aTakeAway(), allergies: ['cats'] }).ok).toBe(false);
    expect(isValid({ ...aTakeAway(), allergies: 'peanut' }).ok).toBe(false);
  });
});
