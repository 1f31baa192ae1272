import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { PROVIDER_DESKS, type ProviderDesk } from '../../../test/kits/provider-desks.ts';
import { rejected } from '../../../test/kits/rejected.ts';

const MINUTE_MS = 60_000;
const OWNER = aStaffMember('owner');
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Posts everything that a provider has to tell. */
async function deliver({ told, core }: ProviderDesk): Promise<void> {
  for (const { post } of told()) await post(core);
}

/** Asks the provider, no sooner than any of them wants to be asked again. */
function asked({ clock, check }: ProviderDesk, id: string) {
  clock.advance(MINUTE_MS);
  return check(id);
}

/** Pays what is open in cash at the till. */
function takeCash({ core, session }: ProviderDesk) {
  const take = { requestId: randomUUID(), session, method: 'cash' };
  return core.payments.take(take, { actor: aStaffMember('cashier'), address: 'test' });
}

eachDatabase((databases) => {
  describe.each(Object.entries(PROVIDER_DESKS))('M11.1 %s', (_name, open) => {
    it('paid once: told reversed, a day late, ten times at once on two nodes, and asked', async () => {
      const desk = await open(databases);
      const started = await desk.pay({ tips: 150 });
      await desk.charge(started);
      const told = desk.told().toReversed();
      expect(told.length).toBeGreaterThan(0);
      desk.clock.advance(DAY_MS);
      const nodes = [desk.core, desk.otherNode];
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => nodes[n % 2] ?? desk.core).flatMap((node) =>
          told.map(({ post }) => post(node)),
        ),
      );
      await asked(desk, started._id);
      expect(await desk.bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000, tips: 150 }] });
      expect(await desk.money()).toEqual({ there: 2150, here: 2150 });
    });

    it('a wrong signature is 401, and a browser that brings nothing signed moves nothing; then it is asked', async () => {
      const desk = await open(databases);
      const started = await desk.pay();
      await desk.charge(started);
      for (const { forge } of desk.told())
        await expect(forge()).rejects.toEqual(rejected('notAuthenticated'));
      const { provider, account = '' } = started;
      const back = { provider, account, rawBody: '', headers: {}, isReturn: true };
      expect(await desk.core.payments.returned(back)).toMatch(/^\/payment\/return/);
      expect(await desk.attempt(started._id)).toMatchObject({ status: 'requiresAction' });
      expect(await asked(desk, started._id)).toMatchObject({ status: 'succeeded' });
      expect(await desk.money()).toEqual({ there: 2000, here: 2000 });
    });

    it('told to another account with the same keys, or to one of the other mode, moves nothing', async () => {
      const desk = await open(databases);
      const started = await desk.pay();
      await desk.charge(started);
      const told = desk.told();
      for (const mode of ['test', 'live'] as const) {
        const other = await desk.core.payments.accounts.create({ ...desk.given, name: mode, mode }, OWNER);
        for (const { misdirect } of told) await misdirect(other._id);
      }
      expect(await desk.attempt(started._id)).toMatchObject({ status: 'requiresAction' });
      expect(await desk.bill()).toMatchObject({ status: 'ongoing', payments: [] });
      for (const { post } of told) await post(desk.core);
      await asked(desk, started._id);
      expect(await desk.money()).toEqual({ there: 2000, here: 2000 });
    });

    it.each(['chargeLess', 'chargeForeign'] as const)(
      'another amount or currency is held, and nothing is booked: %s',
      async (charge) => {
        const desk = await open(databases);
        const started = await desk.pay();
        await desk[charge](started);
        await deliver(desk);
        await asked(desk, started._id);
        expect(await desk.attempt(started._id)).toMatchObject({ status: 'held', incident: 'held' });
        expect(await desk.bill()).toMatchObject({ status: 'ongoing', payments: [] });
      },
    );

    it('declined, given up and expired book nothing; then it is paid, once', async () => {
      const desk = await open(databases);
      const declined = await desk.pay();
      await desk.decline(declined);
      await deliver(desk);
      await asked(desk, declined._id);
      if ((await desk.attempt(declined._id))?.status !== 'failed') await desk.cancel(declined._id);
      const late = await desk.pay();
      desk.clock.advance(32 * MINUTE_MS);
      expect(await desk.core.payments.expire()).toBe(1);
      expect(await desk.attempt(late._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
      expect((await desk.bill()).payments).toEqual([]);
      const last = await desk.pay();
      await desk.charge(last);
      // paid while it is given up
      await expect(desk.cancel(last._id)).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'succeeded' }),
      );
      await deliver(desk);
      expect(await desk.money()).toEqual({ there: 2000, here: 2000 });
    });

    it('an unknown start repeated is one attempt and one charge', async () => {
      const desk = await open(databases);
      const request = { requestId: randomUUID() };
      if (desk.asksToStart) {
        desk.lose();
        await expect(desk.pay(request)).rejects.toMatchObject({ code: 'providerUnavailable' });
      }
      const [one, other] = [await desk.pay(request), await desk.pay(request)];
      expect(other._id).toBe(one._id);
      await desk.charge(one);
      await deliver(desk);
      expect(await desk.money()).toEqual({ there: 2000, here: 2000 });
    });

    it('a lost answer to a cancellation ends nothing: what was paid meanwhile is booked', async () => {
      const desk = await open(databases);
      const started = await desk.pay();
      await desk.charge(started);
      desk.lose();
      const refused = { code: expect.stringMatching(/^(providerUnavailable|paymentNotPossible)$/) };
      await expect(desk.cancel(started._id)).rejects.toMatchObject(refused);
      expect((await desk.attempt(started._id))?.status).not.toBe('cancelled');
      await deliver(desk);
      await asked(desk, started._id);
      expect(await desk.money()).toEqual({ there: 2000, here: 2000 });
    });

    it('two phones: the second waits or takes over, and what was paid before is booked instead', async () => {
      const desk = await open(databases);
      const first = await desk.pay();
      await expect(desk.pay()).rejects.toMatchObject({ code: 'paymentPending' });
      const second = await desk.pay({ takeOver: true });
      expect(await desk.attempt(first._id)).toMatchObject({ status: 'cancelled' });
      await desk.charge(second);
      await expect(desk.pay({ takeOver: true })).rejects.toMatchObject({ code: 'paymentNotPossible' });
      await deliver(desk);
      expect((await desk.bill()).payments).toHaveLength(1);
      expect(await desk.money()).toEqual({ there: 2000, here: 2000 });
    });

    it('a share, then money for a bill that is paid: booked as overpaid and given back by itself', async () => {
      const desk = await open(databases);
      await desk.charge(await desk.pay({ share: { kind: 'equal', parts: 2, count: 1 }, amount: 1000 }));
      await deliver(desk);
      const rest = await desk.pay({ amount: 1000 });
      await takeCash(desk);
      await desk.charge(rest);
      await deliver(desk);
      await asked(desk, rest._id);
      expect(await desk.attempt(rest._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      await desk.core.payments.refund();
      await deliver(desk);
      expect((await desk.bill()).bill.outstanding).toBe(0);
      expect((await desk.money()).there).toBe(1000);
    });

    it('a lost answer to a refund is asked for again under the same name, and made once', async () => {
      const desk = await open(databases);
      await desk.charge(await desk.pay());
      await deliver(desk);
      await desk.refund(500);
      desk.lose();
      await desk.core.payments.refund();
      for (const node of [desk.otherNode, desk.core]) {
        desk.clock.advance(MINUTE_MS);
        await node.payments.refund();
      }
      await deliver(desk);
      expect(await desk.money()).toEqual({ there: 1500, here: 1500 });
    });

    it('given back in parts, never too much', async () => {
      const desk = await open(databases);
      const started = await desk.pay();
      await desk.charge(started);
      await deliver(desk);
      await asked(desk, started._id);
      await desk.refund(500);
      await desk.core.payments.refund();
      await expect(desk.refund(1501)).rejects.toEqual(rejected('refundExceeds', { left: 1500 }));
      await desk.refund(1500);
      await Promise.all([desk.core.payments.refund(), desk.otherNode.payments.refund()]);
      await deliver(desk);
      expect(await desk.bill()).toMatchObject({ status: 'done', bill: { total: 0, outstanding: 0 } });
      expect(await desk.money()).toEqual({ there: 0, here: 0 });
    });
  });
});
