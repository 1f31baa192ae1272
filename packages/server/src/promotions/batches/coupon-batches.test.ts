import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { aCouponRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';
import type { Core } from '../../composition/index.ts';

const OWNER = aStaffMember('owner');
const CODE = /^FLYER-[2-9A-HJ-NP-Z]{8}$/;
const aCall = (more: object = {}) => ({
  requestId: randomUUID(),
  coupon: 'five',
  prefix: 'FLYER-',
  count: 3,
  ...more,
});

async function allCodes(core: Core, batch: string): Promise<string[]> {
  const codes: string[] = [];
  let after: string | undefined;
  do {
    const page = await core.couponBatches.codes({ batch, ...(after !== undefined && { after }) }, OWNER);
    codes.push(...page.codes.map(({ code }) => code));
    after = page.next;
  } while (after !== undefined);
  return codes;
}

eachDatabase((databases) => {
  async function started() {
    const organisation = smallOrganisation({
      orderDiscounts: [aCouponRule('five'), aCouponRule('gift', { source: 'gift' })],
    });
    const db = await databases.open();
    return { ...(await seededCore(db, { organisation })), db };
  }

  describe('a batch of coupon codes', () => {
    it('B4.8 is made by the job, each code good once, and its uses are counted by the shop’s day', async () => {
      const { core, clock, events } = await started();
      const call = aCall();
      const made = await core.couponBatches.create(call, OWNER);
      expect(made).toMatchObject({ status: 'making', made: 0, used: 0, characters: 8 });
      expect(await core.couponBatches.create(call, OWNER)).toEqual(made);
      expect(await core.couponBatches.find(OWNER)).toHaveLength(1);
      await core.couponBatches.makeDue();
      const codes = await allCodes(core, made._id);
      expect(codes).toHaveLength(3);
      for (const code of codes) expect(code).toMatch(CODE);
      expect(events.at(-1)).toMatchObject({ topic: 'couponBatches', data: { status: 'done', made: 3 } });

      const [code = ''] = codes;
      const validate = () => core.coupons.validate({ coupon: code.toLowerCase(), shop: SHOP }, GUEST);
      expect(await validate()).toMatchObject({ status: 'valid', code });
      const order = (coupon: string) => {
        const call = aTakeAway({ total: 1500 });
        return core.ordering.create({ ...call, coupons: [coupon] }, GUEST);
      };
      await order(code);
      expect(await validate()).toMatchObject({ status: 'alreadyUsed' });
      clock.advance(86_400_000);
      await order(codes[1] ?? '');
      expect(await core.couponBatches.get(made._id, OWNER)).toMatchObject({
        used: 2,
        uses: [
          { day: '2026-03-02', count: 1 },
          { day: '2026-03-03', count: 1 },
        ],
      });
    });

    it('B4.8 that is stopped is valid no more at once, and nothing more of it is made', async () => {
      const { core } = await started();
      const { _id } = await core.couponBatches.create(aCall(), OWNER);
      await core.couponBatches.makeDue();
      const [code = ''] = await allCodes(core, _id);
      expect(await core.couponBatches.stop(_id, OWNER)).toMatchObject({ status: 'stopped', made: 3 });
      expect(await core.couponBatches.stop(_id, OWNER)).toMatchObject({ status: 'stopped' });
      expect(await core.coupons.validate({ coupon: code, shop: SHOP }, GUEST)).toEqual({
        status: 'invalidCode',
      });
      const other = await core.couponBatches.create(aCall(), OWNER);
      await core.couponBatches.stop(other._id, OWNER);
      await core.couponBatches.makeDue();
      expect(await allCodes(core, other._id)).toEqual([]);
    });

    it('B4.8 of thousands is made once by two nodes, and goes on after one is killed', async () => {
      const { core, db, clock } = await started();
      const { _id } = await core.couponBatches.create(aCall({ count: 12_345, characters: 10 }), OWNER);
      const other = (await startCore(db, { clock })).core;
      await Promise.all([core.couponBatches.makeDue(), other.couponBatches.makeDue()]);
      const half = await other.couponBatches.get(_id, OWNER);
      expect(half.made).toBe((await allCodes(core, _id)).length);
      for (let runs = 0; runs < 3; runs += 1) await other.couponBatches.makeDue();
      expect(await core.couponBatches.get(_id, OWNER)).toMatchObject({ status: 'done', made: 12_345 });
      const codes = await allCodes(core, _id);
      expect(new Set(codes).size).toBe(12_345);
    });

    it('B4.8 is of a promotion by code, and of the shops of whoever makes it', async () => {
      const { core } = await started();
      const { couponBatches: batches } = core;
      await expect(batches.create(aCall({ coupon: 'gift' }), OWNER)).rejects.toEqual(
        rejected('notFound', { coupon: 'gift' }),
      );
      await expect(batches.create(aCall({ shops: ['gone'] }), OWNER)).rejects.toMatchObject({
        code: 'shopNotFound',
      });
      const area = aStaffMember('areaManager');
      const own = await batches.create(aCall(), area);
      expect(own.shops).toEqual([SHOP]);
      const everywhere = await batches.create(aCall(), OWNER);
      expect((await batches.find(area)).map(({ _id }) => _id)).toEqual([own._id]);
      await expect(batches.get(everywhere._id, area)).rejects.toEqual(rejected('notFound'));
      await expect(batches.stop(everywhere._id, area)).rejects.toEqual(rejected('notFound'));
      await expect(batches.codes({ batch: everywhere._id }, area)).rejects.toEqual(rejected('notFound'));
    });
  });
});
