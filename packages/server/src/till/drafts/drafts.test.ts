import { randomUUID } from 'node:crypto';
import type { Draft, SaveDraft } from '@comanda/contract';
import { DAY_MS } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import { deleteDrafts } from '../../jobs/delete-requests.ts';

const WAI = { ...aStaffMember('waiter'), device: 'handheld1' };
const MAY = { ...aStaffMember('cashier'), device: 'till1' };

function aSave(overrides: Partial<SaveDraft> = {}): SaveDraft {
  return { requestId: randomUUID(), draft: randomUUID(), version: 0, lines: [aLine()], ...overrides };
}
const taking = (draft: string) => ({ requestId: randomUUID(), draft });
const holder = ({ _id: draft, staff, version }: Draft) => rejected('draftTaken', { draft, staff, version });

eachDatabase((databases) => {
  async function started() {
    const db = await databases.open();
    const test = await seededCore(db);
    const open = async () => (await test.core.drafts.find({ shop: SHOP }, MAY)).data;
    return { ...test, db, open, drafts: test.core.drafts };
  }

  describe('a draft', () => {
    it('T4.1 is saved whole by its version, and published to the staff', async () => {
      const { drafts, events, open } = await started();
      const save = aSave({ name: 'Mrs Chan', order: { type: 'takeAway', contact: { phone: '9123 4567' } } });
      const first = await drafts.save(save, WAI);
      expect(first).toMatchObject({
        ...{ _id: save.draft, shop: SHOP, status: 'open', version: 1, name: 'Mrs Chan' },
        ...{ staff: { _id: 'waiter-shop1', name: 'waiter' }, device: 'handheld1', lines: save.lines },
      });
      const lines = [...save.lines, aLine({ product: 'tea' })];
      const second = await drafts.save(aSave({ draft: save.draft, version: 1, lines }), WAI);
      expect(second).toMatchObject({ version: 2, lines });
      expect(second.name).toBeUndefined();
      expect(await open()).toEqual([second]);
      expect(events.map(({ topic, event, data }) => [topic, event, data])).toEqual([
        ['drafts', 'patched', first],
        ['drafts', 'patched', second],
      ]);
    });

    it('T4.1 takes a repeated save once, and refuses an old version', async () => {
      const { drafts } = await started();
      const save = aSave();
      const [first, again] = [await drafts.save(save, WAI), await drafts.save(save, WAI)];
      expect(again).toEqual(first);
      const second = await drafts.save({ ...aSave({ draft: save.draft }), version: 1, lines: [] }, WAI);
      await expect(drafts.save({ ...save, requestId: randomUUID() }, WAI)).rejects.toEqual(holder(second));
      await expect(drafts.save(aSave({ version: 3 }), WAI)).rejects.toMatchObject({ code: 'notFound' });
    });

    it('T4.1 is written by its holder only, until somebody takes it', async () => {
      const { drafts } = await started();
      const draft = await drafts.save(aSave(), WAI);
      const { _id, version } = draft;
      const byMay = { ...aSave({ draft: _id }), version };
      await expect(drafts.save(byMay, MAY)).rejects.toEqual(holder(draft));
      await expect(drafts.drop({ ...taking(_id), version }, MAY)).rejects.toEqual(holder(draft));
      const taken = await drafts.take(taking(_id), MAY);
      expect(taken).toMatchObject({ staff: { _id: 'cashier-shop1' }, device: 'till1', lines: draft.lines });
      expect(await drafts.take(taking(_id), MAY)).toEqual(taken);
      await expect(drafts.save({ ...byMay, requestId: randomUUID() }, WAI)).rejects.toEqual(holder(taken));
      expect(await drafts.save({ ...byMay, version: taken.version }, MAY)).toMatchObject({ version: 3 });
    });

    it('T4.1 is one for each person and bill; taking another joins both', async () => {
      const { core, drafts, open } = await started();
      const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
      const [mine, theirs] = [
        await drafts.save(
          aSave({ session, coupons: ['TEA5', 'WELCOME'], discounts: [{ amount: 500 }] }),
          MAY,
        ),
        await drafts.save(aSave({ session, coupons: ['TEA5'], discounts: [{ percent: 5 }] }), WAI),
      ];
      expect(mine).toMatchObject({ coupons: ['TEA5', 'WELCOME'], discounts: [{ amount: 500 }] });
      await expect(drafts.save(aSave({ session }), MAY)).rejects.toEqual(holder(mine));
      // any number may be parked without a bill
      const parked = [
        await drafts.save(aSave({ name: 'A' }), MAY),
        await drafts.save(aSave({ name: 'B' }), MAY),
      ];
      const taken = await drafts.take(taking(theirs._id), MAY);
      expect(taken.lines).toEqual([...theirs.lines, ...mine.lines]);
      expect(taken).toMatchObject({
        coupons: ['TEA5', 'WELCOME'],
        discounts: [{ percent: 5 }, { amount: 500 }],
      });
      expect((await open()).map(({ _id }) => _id).sort()).toEqual(
        [theirs, ...parked].map(({ _id }) => _id).sort(),
      );
    });

    it('T4.1 ends by hand, and no late save brings it back', async () => {
      const { drafts, open, clock, db } = await started();
      const save = aSave();
      const { _id: draft } = await drafts.save(save, WAI);
      const drop = { ...taking(draft), version: 1 };
      const dropped = await drafts.drop(drop, WAI);
      expect([dropped.status, dropped.lines, await drafts.drop(drop, WAI)]).toEqual(['dropped', [], dropped]);
      for (const version of [0, 1])
        await expect(drafts.save(aSave({ draft, version }), WAI)).rejects.toMatchObject({ code: 'notFound' });
      const stays = await drafts.save(aSave(), WAI);
      clock.advance(31 * DAY_MS);
      expect(await deleteDrafts(db, clock)).toBe(1);
      expect(await open()).toEqual([stays]);
    });

    it('T4.1 is of one shop', async () => {
      const { core, drafts } = await started();
      const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
      const { _id: draft } = await drafts.save(aSave(), WAI);
      const other = aStaffMember('manager', OTHER_SHOP);
      await expect(drafts.save(aSave({ session }), other)).rejects.toEqual(rejected('sessionNotFound'));
      await expect(drafts.take(taking(draft), other)).rejects.toMatchObject({ code: 'notFound' });
      expect(await drafts.find({ shop: OTHER_SHOP }, other)).toMatchObject({ total: 0 });
      await expect(drafts.find({ shop: SHOP }, other)).rejects.toEqual(rejected('forbidden'));
      await expect(drafts.save(aSave(), GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    });
  });

  it('T10.1 the same id in two shops is two drafts', async () => {
    const { drafts } = await started();
    const call = aSave();
    const other = aStaffMember('manager', OTHER_SHOP);
    await drafts.save(call, WAI);
    await drafts.save({ ...call, requestId: randomUUID(), name: 'Elsewhere' }, other);
    expect((await drafts.find({ shop: OTHER_SHOP }, other)).data).toMatchObject([{ name: 'Elsewhere' }]);
    expect((await drafts.find({ shop: SHOP }, WAI)).data).toMatchObject([
      { _id: call.draft, lines: call.lines },
    ]);
  });

  describe('sending a draft', () => {
    it('T4.2 places its lines and ends it in one unit of work, by create, order and sell', async () => {
      const { core, drafts, open } = await started();
      const lines = [1, 2, 3].map(() => aLine());
      const saved: Draft[] = [];
      for (const line of lines) saved.push(await drafts.save(aSave({ lines: [line] }), MAY));
      const [one, two, three] = lines.map((line, index) => ({
        products: [line],
        draft: saved[index]?._id,
      }));
      const created = await core.ordering.create({ ...aTakeAway(), ...one }, MAY);
      const { products: cart, draft } = two ?? {};
      await core.ordering.order({ ...anOrder(created._id), cart: cart ?? [], draft }, MAY);
      const sale = { ...aTakeAway(), ...three, payment: { method: 'cash' } };
      await core.ordering.sell(sale, { actor: MAY, address: 'test' });
      expect(await open()).toEqual([]);
      const { data } = await core.drafts.find(
        { shop: SHOP, filter: { field: 'status', operator: '$eq', value: 'sent' } },
        MAY,
      );
      expect(data.map((each) => each.lines)).toEqual([[], [], []]);
    });

    it('T4.2 a refused order leaves the draft as it is', async () => {
      const { core, drafts, open } = await started();
      const draft = await drafts.save(aSave(), MAY);
      const call = { ...aTakeAway({ total: 1 }), products: draft.lines, draft: draft._id };
      await expect(core.ordering.create(call, MAY)).rejects.toMatchObject({ code: 'priceChanged' });
      expect(await open()).toEqual([draft]);
    });

    it('T4.2 a repeat is the same request; another request with the draft is refused', async () => {
      const { core, drafts } = await started();
      const draft = await drafts.save(aSave(), MAY);
      const call = { ...aTakeAway(), products: draft.lines, draft: draft._id };
      const first = await core.ordering.create(call, MAY);
      expect(await core.ordering.create(call, WAI)).toEqual(first);
      const again = { ...call, requestId: randomUUID() };
      await expect(core.ordering.create(again, MAY)).rejects.toEqual(
        rejected('notFound', { draft: draft._id }),
      );
      await expect(
        drafts.save(aSave({ draft: draft._id, version: draft.version }), MAY),
      ).rejects.toMatchObject({ code: 'notFound' });
    });

    it('T4.2 is its holder’s: lines that somebody took are not placed twice', async () => {
      const { core, drafts } = await started();
      const draft = await drafts.save(aSave(), WAI);
      const taken = await drafts.take(taking(draft._id), MAY);
      const call = { ...aTakeAway(), products: draft.lines, draft: draft._id };
      await expect(core.ordering.create(call, WAI)).rejects.toEqual(holder(taken));
      expect(await core.ordering.create(call, MAY)).toMatchObject({ orderNumber: '101' });
    });

    it('T4.2 keeps what was not sent, and ends a draft that was sent before its first save', async () => {
      const { core, drafts, open } = await started();
      const [now, later] = [aLine(), aLine({ product: 'tea' })];
      const draft = await drafts.save(aSave({ lines: [now, later] }), MAY);
      await core.ordering.create({ ...aTakeAway(), products: [now], draft: draft._id }, MAY);
      expect(await open()).toMatchObject([{ _id: draft._id, lines: [later], version: 2 }]);
      const late = aSave();
      await core.ordering.create({ ...aTakeAway(), products: late.lines, draft: late.draft }, MAY);
      await expect(drafts.save(late, MAY)).rejects.toMatchObject({ code: 'notFound' });
    });

    it('is refused to guests', async () => {
      const { core } = await started();
      const call = { ...aTakeAway(), draft: randomUUID() };
      await expect(core.ordering.create(call, GUEST)).rejects.toMatchObject({ code: 'badRequest' });
    });
  });
});
