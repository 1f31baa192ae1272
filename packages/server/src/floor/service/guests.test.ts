import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { COUNTER, SHOP, smallOrganisation, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';
import { instantOf } from '../../lib/clock.ts';

eachDatabase((databases) => {
  const started = async () =>
    seededCore(await databases.open(), { organisation: smallOrganisation({ staff: [] }) });

  async function scan({ core, clock }: TestCore, restoreKey?: string) {
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const call = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()), restoreKey };
    const held = await core.ordering.createOrResume(call, GUEST);
    if (held === null) throw new Error('no bill at the table');
    return held;
  }

  describe('guest numbers of lines', () => {
    it('are assigned to phones in joining order and stored with their lines', async () => {
      const test = await started();
      const [one, two] = [await scan(test), await scan(test)];
      expect([one.guest, two.guest]).toEqual([1, 2]);
      const order = (held: typeof one, product: string, total: number) =>
        test.core.ordering.order(
          anOrder(one._id, { restoreKey: held.restoreKey, cart: [aLine({ product })], total }),
          GUEST,
        );
      await order(two, 'rice', 2200);
      const bill = await order(one, 'tea', 1650);
      expect(bill.products).toMatchObject([
        { product: 'rice', guest: 2 },
        { product: 'tea', guest: 1 },
      ]);
    });

    it('are unique for phones that scan concurrently', async () => {
      const test = await started();
      const held = await Promise.all(Array.from({ length: 6 }, () => scan(test)));
      expect(held.map(({ guest }) => guest).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('are kept when a phone scans again; a key of another bill does not count', async () => {
      const test = await started();
      const first = await scan(test);
      const again = await scan(test, first.restoreKey);
      expect(again).toMatchObject({ restoreKey: first.restoreKey, guest: 1 });
      expect(await scan(test, 'invented')).toMatchObject({ guest: 2 });
    });

    it('are also assigned to phones that open the link of a table’s bill, and kept', async () => {
      const test = await started();
      const { _id: session } = await scan(test);
      const join = (restoreKey?: string) => test.core.ordering.join({ session, restoreKey }, GUEST);
      const two = await join();
      expect(two).toMatchObject({ guest: 2, guests: [{ guest: 1 }, { guest: 2 }] });
      expect(test.events.at(-1)).toMatchObject({ data: { guests: [{ guest: 1 }, { guest: 2 }] } });
      expect(await join(two.restoreKey)).toMatchObject({ guest: 2, restoreKey: two.restoreKey });
      const three = await Promise.all([join(), join(), scan(test)]);
      expect(three.map(({ guest }) => guest).toSorted()).toEqual([3, 4, 5]);
      await expect(join('invented')).rejects.toEqual(rejected('sessionNotFound'));
      const away = await test.core.ordering.create(aTakeAway(), GUEST);
      const call = { session: away._id, restoreKey: away.restoreKey };
      expect(await test.core.ordering.join(call, GUEST)).toMatchObject({ guest: 1 });
      await expect(test.core.ordering.join({ session: away._id }, GUEST)).rejects.toEqual(
        rejected('sessionNotFound'),
      );
    });

    it('are not assigned without a key or to staff; a takeaway has one guest', async () => {
      const test = await started();
      const { _id } = await scan(test);
      const byStaff = anOrder(_id, { cart: [aLine({ product: 'rice' })], total: 2200 });
      const bill = await test.core.ordering.order(byStaff, aStaffMember());
      expect(bill.products[0]).not.toHaveProperty('guest');
      const away = await test.core.ordering.create(aTakeAway(), GUEST);
      expect(away).toMatchObject({ guest: 1, products: [{ guest: 1 }] });
    });
  });

  describe('the guests of a table', () => {
    it('are on the bill as they join, and published live', async () => {
      const test = await started();
      const one = await scan(test);
      expect(one.guests).toEqual([{ guest: 1 }]);
      const two = await scan(test);
      expect(two.guests).toEqual([{ guest: 1 }, { guest: 2 }]);
      await scan(test, two.restoreKey);
      const published = test.events.filter(({ topic }) => topic === 'tableSessions').at(-1)?.data;
      expect(published).toMatchObject({ guests: [{ guest: 1 }, { guest: 2 }], version: two.version });
      const away = await test.core.ordering.create(aTakeAway(), GUEST);
      expect(away.guests).toEqual([{ guest: 1 }]);
    });

    it('set their own name with their restore key', async () => {
      const test = await started();
      const [one, two] = [await scan(test), await scan(test)];
      const name = (restoreKey: string, called: string) =>
        test.core.ordering.nameGuest({ session: one._id, restoreKey, name: called }, GUEST);
      await Promise.all([name(one.restoreKey, 'Mei'), name(two.restoreKey, '  阿  健 ')]);
      const seen = await test.core.ordering.get(one._id, one.restoreKey, GUEST);
      expect(seen.guests).toEqual([
        { guest: 1, name: 'Mei' },
        { guest: 2, name: '阿 健' },
      ]);
      expect((await name(one.restoreKey, 'May')).guests?.[0]).toEqual({ guest: 1, name: 'May' });
      await expect(name('invented', 'X')).rejects.toEqual(rejected('sessionNotFound'));
      const other = await test.core.ordering.create(aTakeAway(), GUEST);
      await expect(name(other.restoreKey, 'X')).rejects.toEqual(rejected('sessionNotFound'));
    });

    it('take their place again by name on another phone, and are not counted twice', async () => {
      const test = await started();
      const { nameGuest } = test.core.ordering;
      const first = await scan(test);
      const { _id: session, restoreKey } = first;
      await nameGuest({ session, restoreKey, name: 'Mei' }, GUEST);
      const line = aLine({ product: 'rice' });
      await test.core.ordering.order(anOrder(session, { restoreKey, cart: [line], total: 2200 }), GUEST);
      const fresh = await scan(test);
      expect(fresh.guest).toBe(2);
      const as = (guest: number) => nameGuest({ session, restoreKey: fresh.restoreKey, as: guest }, GUEST);
      await expect(as(7)).rejects.toEqual(rejected('notFound', { guest: 7 }));
      expect((await as(1)).guests).toEqual([{ guest: 1, name: 'Mei' }]);
      expect(await scan(test, fresh.restoreKey)).toMatchObject({ guest: 1 });
      expect(await scan(test)).toMatchObject({ guest: 2, guests: [{ guest: 1, name: 'Mei' }, { guest: 2 }] });
      // nobody becomes a guest without a name
      await expect(as(2)).rejects.toEqual(rejected('notFound', { guest: 2 }));
    });

    it('say where they sit, within the covers', async () => {
      const test = await started();
      const { _id: session, restoreKey } = await scan(test);
      const sit = (seat: string | null) => test.core.ordering.nameGuest({ session, restoreKey, seat }, GUEST);
      expect((await sit('1')).guests).toEqual([{ guest: 1, seat: '1' }]);
      await expect(sit('99')).rejects.toMatchObject({ code: 'badRequest' });
      expect((await sit(null)).guests).toEqual([{ guest: 1 }]);
    });

    it('keep their name when others join, and cannot change it once the bill is finished', async () => {
      const test = await started();
      const { _id: session, restoreKey } = await scan(test);
      await test.core.ordering.nameGuest({ session, restoreKey, name: 'Mei' }, GUEST);
      expect((await scan(test)).guests).toEqual([{ guest: 1, name: 'Mei' }, { guest: 2 }]);
      const requestId = crypto.randomUUID();
      await test.core.ordering.void(
        { requestId, session, reason: { code: 'test' } },
        aStaffMember('manager'),
      );
      await expect(test.core.ordering.nameGuest({ session, restoreKey, name: 'May' }, GUEST)).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'void' }),
      );
    });
  });

  describe('sharing a dish', () => {
    async function twoWithRice() {
      const test = await started();
      const [one, two] = [await scan(test), await scan(test)];
      const { _id: session, restoreKey } = one;
      const line = aLine({ product: 'rice' });
      await test.core.ordering.order(anOrder(session, { restoreKey, cart: [line], total: 2200 }), GUEST);
      const share = (numbers: number[], ids = [line.id], key = two.restoreKey) =>
        test.core.ordering.shareLines({ session, restoreKey: key, lines: ids, guests: numbers }, GUEST);
      return { ...test, session, share };
    }

    it('is up to any guest; without names it goes back to whoever ordered it', async () => {
      const { events, share } = await twoWithRice();
      expect((await share([2, 1, 2])).products).toMatchObject([{ guest: 1, sharedBy: [1, 2] }]);
      const published = events.filter(({ topic }) => topic === 'tableSessions').at(-1)?.data;
      expect(published).toMatchObject({ products: [{ sharedBy: [1, 2] }], bill: { total: 2200 } });
      expect((await share([])).products[0]).not.toHaveProperty('sharedBy');
    });

    it('needs guests of the table and a dish on the bill', async () => {
      const { share } = await twoWithRice();
      await expect(share([3])).rejects.toEqual(
        rejected('badRequest', { problems: [{ field: '/guests', rule: 'value' }] }),
      );
      await expect(share([1], ['made-up'])).rejects.toEqual(rejected('notFound', { line: 'made-up' }));
      await expect(share([1], undefined, 'invented')).rejects.toEqual(rejected('sessionNotFound'));
    });

    it('is refused while the dish is being paid; of a concurrent payment and change one wins', async () => {
      const test = await twoWithRice();
      const [line = ''] = (await test.share([1])).products.map(({ id }) => id);
      const pay = () =>
        test.core.payments.online(
          {
            requestId: crypto.randomUUID(),
            session: test.session,
            methodRef: COUNTER,
            amount: 2200,
            share: { kind: 'guest', guests: [1] },
          },
          GUEST,
        );
      const [paid, shared] = await Promise.allSettled([pay(), test.share([1, 2])]);
      expect([paid.status, shared.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const isPaying = paid.status === 'fulfilled';
      const again = isPaying ? test.share([2]) : pay();
      await expect(again).rejects.toEqual(
        isPaying ? rejected('linesPaid', { lines: [line] }) : rejected('shareChanged', { amount: 1100 }),
      );
    });
  });
});
