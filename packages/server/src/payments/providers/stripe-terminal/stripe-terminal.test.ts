import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../../test/kits/small-organisation.ts';
import {
  CASHIER,
  cashierAt,
  KIOSK,
  OTHER_KIOSK,
  terminalAccount,
} from '../../../../test/kits/stripe-terminal/terminal-account.ts';
import type { Actor } from '../../../core/index.ts';

const MINUTE_MS = 60_000;
const OWNER = aStaffMember('owner');

eachDatabase((databases) => {
  describe('M5.5 card terminals', () => {
    it('shows amount and tips on the device’s terminal, asks for no tip there, and books the card', async () => {
      const { stripe, reader, till, pay, check, bill, money } = await terminalAccount(databases);
      const { _id, ref, status, terminal, isTest, ...rest } = await pay({ tips: 150 });
      expect({ status, terminal, isTest }).toEqual({
        status: 'requiresAction',
        terminal: till._id,
        isTest: true,
      });
      expect(rest).not.toHaveProperty('reader');
      expect(stripe.shownAt(reader)).toMatchObject({ amount: 2150, currency: 'sgd', metadata: { ref } });
      expect(stripe.readerOf(reader).action).toMatchObject({
        process_payment_intent: {
          process_config: { skip_tipping: 'true', enable_customer_cancellation: 'true' },
        },
      });
      expect(await check(_id)).toMatchObject({ status: 'requiresAction' });
      stripe.tap(reader);
      expect(await check(_id)).toMatchObject({ status: 'succeeded' });
      expect(await bill()).toMatchObject({
        ...{ status: 'done', payments: [{ amount: 2000, tips: 150, brand: 'mastercard', last4: '4444' }] },
      });
      expect(await money()).toEqual({ there: 2150, here: 2150 });
    });

    it('only a paired device starts it: a kiosk its own, staff any of the shop', async () => {
      const { terminals, till, kiosk, restoreKey, call, pay, cancel, anOrder, core } =
        await terminalAccount(databases);
      const needed = rejected('deviceNeeded');
      const elsewhere = cashierAt('till9', OTHER_SHOP);
      const guest = call({ restoreKey });
      await expect(core.payments.setUp('bbpos', guest, 'en', GUEST)).rejects.toEqual(needed);
      await expect(pay({}, aStaffMember('cashier'))).rejects.toEqual(needed);
      await expect(pay({}, elsewhere)).rejects.toMatchObject({ code: expect.any(String) });
      const none = rejected('deviceNeeded', { because: 'noTerminal' });
      await expect(pay({ terminal: till._id }, KIOSK)).rejects.toEqual(none);
      await expect(pay({}, OTHER_KIOSK)).rejects.toEqual(none);
      await expect(pay({ terminal: 'nothing' })).rejects.toEqual(none);
      const chosen = await pay({ terminal: kiosk._id });
      expect(chosen).toMatchObject({ terminal: kiosk._id });
      await cancel(chosen._id);
      expect(await (await anOrder()).pay({}, KIOSK)).toMatchObject({ terminal: kiosk._id });
      // a till without its own takes the only one that the shop has, and asks where there are several
      const portable = cashierAt('handheld1');
      await expect(pay({}, portable)).rejects.toEqual(none);
      await terminals.remove(till._id, OWNER);
      await expect(pay({}, portable)).rejects.toEqual(rejected('terminalBusy'));
    });

    it('takes one payment at a time, of two at once on two nodes as well', async () => {
      const { stripe, reader, core, otherNode, anOrder, pay, cancel, terminals, till } =
        await terminalAccount(databases);
      const first = await pay();
      const second = await anOrder();
      await expect(second.pay()).rejects.toEqual(rejected('terminalBusy'));
      await expect(terminals.remove(till._id, OWNER)).rejects.toEqual(rejected('terminalBusy'));
      expect(await cancel(first._id)).toMatchObject({ status: 'cancelled' });
      expect(stripe.readerOf(reader).action).toBeNull();
      const orders = await Promise.all([anOrder(), anOrder(), anOrder(), anOrder()]);
      const tries = await Promise.allSettled(
        orders.map(({ call }, n) =>
          (n % 2 === 0 ? core : otherNode).payments.setUp('bbpos', call(), 'en', CASHIER),
        ),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('M2.4 declined, or given up on the terminal: nothing is charged, and the next try is a new one', async () => {
      const { stripe, reader, pay, check, attempt, money } = await terminalAccount(databases);
      for (const end of [stripe.declineCard, stripe.cancelAtReader]) {
        const { _id } = await pay();
        end(reader);
        expect(await check(_id)).toMatchObject({ status: 'failed', reason: 'declined' });
      }
      const { _id } = await pay();
      stripe.tap(reader);
      await check(_id);
      expect(await attempt(_id)).toMatchObject({ status: 'succeeded' });
      expect(stripe.charges.size).toBe(1);
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.3 a lost answer leaves it open: asked about, or repeated, it is one payment', async () => {
      for (const fault of ['lostAnswer', 'noConnection', 'serverError'] as const) {
        const { core, stripe, reader, call, check, money } = await terminalAccount(databases);
        const request = call();
        // the payment was made, and showing it at the reader is not answered
        stripe.fail(undefined, fault);
        await expect(core.payments.setUp('bbpos', request, 'en', CASHIER)).rejects.toMatchObject({
          code: 'providerUnavailable',
        });
        const again = await core.payments.setUp('bbpos', request, 'en', CASHIER);
        expect(again).toMatchObject({ status: 'requiresAction' });
        stripe.tap(reader);
        expect(await check(again._id)).toMatchObject({ status: 'succeeded' });
        expect(await money()).toEqual({ there: 2000, here: 2000 });
      }
    });

    it('a card held to it while its answer was lost is booked when it is asked about', async () => {
      const { core, stripe, reader, call, check, money } = await terminalAccount(databases);
      stripe.fail(undefined, 'lostAnswer');
      const lost: unknown = await core.payments.setUp('bbpos', call(), 'en', CASHIER).catch((error) => error);
      const { payment } = (lost as { data: { payment: string } }).data;
      stripe.tap(reader);
      expect(await check(payment)).toMatchObject({ status: 'succeeded' });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M11.3 an unanswered start is asked about after a minute: its charge is booked, and the terminal is free', async () => {
      const { core, clock, stripe, reader, call, anOrder, bill, money } = await terminalAccount(databases);
      stripe.fail(undefined, 'lostAnswer');
      await core.payments.setUp('bbpos', call(), 'en', CASHIER).catch(() => undefined);
      stripe.tap(reader);
      clock.advance(MINUTE_MS - 1);
      expect(await core.payments.reconcile()).toBe(0);
      clock.advance(1);
      expect(await core.payments.reconcile()).toBe(1);
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000, last4: '4444' }] });
      stripe.fail('noConnection');
      const next = await anOrder();
      await next.pay().catch(() => undefined);
      await expect(next.pay()).rejects.toMatchObject({ code: 'paymentPending' });
      clock.advance(MINUTE_MS);
      await core.payments.reconcile();
      expect(await next.pay()).toMatchObject({ status: 'requiresAction' });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M5.5 a waiter cancels what they started at it, and nothing of others', async () => {
      const { core, session, pay, call, cancel } = await terminalAccount(databases);
      const waiter = (name: string): Actor => {
        const actor = aStaffMember('waiter');
        return actor.kind === 'staff'
          ? { ...actor, device: 'till1', staff: { ...actor.staff, _id: name } }
          : actor;
      };
      const cancelAs = (payment: string, actor: Actor) => core.payments.cancel({ payment, session }, actor);
      const own = await core.payments.setUp('bbpos', call(), 'en', waiter('may'));
      expect(own).not.toHaveProperty('startedBy');
      await expect(cancelAs(own._id, waiter('june'))).rejects.toEqual(rejected('forbidden'));
      expect(await cancelAs(own._id, waiter('may'))).toMatchObject({ status: 'cancelled' });
      const { _id } = await pay();
      await expect(cancelAs(_id, waiter('may'))).rejects.toEqual(rejected('forbidden'));
      expect(await cancel(_id)).toMatchObject({ status: 'cancelled' });
    });

    it('off, or busy with something else: the attempt ends, and nothing can be charged', async () => {
      const { stripe, reader, pay, bill } = await terminalAccount(databases);
      stripe.readerOf(reader).status = 'offline';
      expect(await pay()).toMatchObject({ status: 'failed' });
      stripe.readerOf(reader).status = 'online';
      stripe.readerOf(reader).action = { type: 'set_reader_display', status: 'in_progress' };
      expect(await pay()).toMatchObject({ status: 'failed' });
      expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['canceled', 'canceled']);
      expect(await bill()).toMatchObject({ status: 'ongoing' });
    });

    it('M2.6 given up or expired: ended at Stripe first; paid meanwhile is booked', async () => {
      const { core, clock, stripe, reader, pay, cancel, attempt, money } = await terminalAccount(databases);
      const late = await pay();
      clock.advance(5 * MINUTE_MS);
      expect(await core.payments.expire()).toBe(1);
      expect(await attempt(late._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
      expect(stripe.readerOf(reader).action).toBeNull();
      const { _id } = await pay();
      stripe.fail('noConnection');
      await expect(cancel(_id)).rejects.toEqual(rejected('providerUnavailable', { payment: _id }));
      stripe.tap(reader);
      await expect(cancel(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'succeeded' }));
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.9 M3.2 told by webhook: ten times at once on two nodes, reversed, late; forged and foreign ignored', async () => {
      const { core, otherNode, clock, stripe, reader, pay, post, attempt, bill, money } =
        await terminalAccount(databases);
      const { _id } = await pay();
      stripe.tap(reader);
      const events = stripe.takeEvents().toReversed();
      const [paid = {}] = events.filter(({ type }) => type === 'payment_intent.succeeded');
      await expect(post(paid, { secret: 'whsec_somebody_elses' })).rejects.toEqual(
        rejected('notAuthenticated'),
      );
      await post({ ...paid, id: 'evt_live', livemode: true });
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
      clock.advance(24 * 60 * MINUTE_MS);
      const nodes = [core, otherNode];
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => n).flatMap((n) =>
          events.map((event) => post(event, { node: nodes[n % 2] })),
        ),
      );
      expect((await bill()).payments).toHaveLength(1);
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.7 another amount is held, and nothing is booked', async () => {
      const { stripe, reader, pay, check, bill } = await terminalAccount(databases);
      const { _id } = await pay();
      Object.assign(stripe.shownAt(reader), { received: 1999 });
      stripe.tap(reader);
      expect(await check(_id)).toMatchObject({ status: 'held', reason: 'amountMismatch' });
      expect((await bill()).payments).toEqual([]);
    });

    it('M2.5 M4.4 a share, then money for a bill that is paid: given back by itself', async () => {
      const { core, session, stripe, reader, pay, check, attempt, bill, money } =
        await terminalAccount(databases);
      const share = await pay({ share: { kind: 'equal', parts: 2, count: 1 }, amount: 1000 });
      stripe.tap(reader);
      await check(share._id);
      const rest = await pay({ amount: 1000 });
      await expect(pay({ amount: 1000 })).rejects.toMatchObject({ code: 'paymentPending' });
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: aStaffMember('cashier'), address: 'test' });
      stripe.tap(reader);
      const [paid = {}] = stripe
        .takeEvents()
        .filter(({ type }) => type === 'payment_intent.succeeded')
        .slice(-1);
      expect(paid).toBeDefined();
      await check(rest._id);
      await core.payments.reconcile();
      expect(await attempt(rest._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      await core.payments.refund();
      expect([(await bill()).bill.outstanding, (await money()).there]).toEqual([0, 1000]);
    });
  });

  describe('M4.2 refunds of a terminal’s cards', () => {
    it('in parts, made once when answers are lost; of Canada’s debit cards at the terminal again', async () => {
      const { core, clock, stripe, reader, pay, check, refund, bill, money } =
        await terminalAccount(databases);
      const { _id } = await pay();
      stripe.tap(reader);
      await check(_id);
      await refund(500);
      // the first request reads the payment, the second the refunds, the third makes it
      stripe.fail(undefined, undefined, 'lostAnswer');
      expect(await core.payments.refund()).toBe(0);
      clock.advance(MINUTE_MS);
      expect(await core.payments.refund()).toBe(1);
      await expect(refund(1501)).rejects.toEqual(rejected('refundExceeds', { left: 1500 }));
      expect(await bill()).toMatchObject({ refunds: [{ status: 'succeeded', amount: 500 }] });
      expect(await money()).toEqual({ there: 1500, here: 1500 });
    });

    it('M5.5 Canada’s debit cards are held to the terminal again', async () => {
      const { core, clock, stripe, reader, pay, check, refund, bill, money } = await terminalAccount(
        databases,
        {
          currency: 'CAD',
        },
      );
      const { _id } = await pay();
      expect(stripe.shownAt(reader)).toMatchObject({ types: ['card_present', 'interac_present'] });
      stripe.tap(reader, 'interac_present');
      await check(_id);
      await refund(600);
      expect(await core.payments.refund()).toBe(1);
      expect(await bill()).toMatchObject({ refunds: [{ status: 'pending' }] });
      stripe.tapForRefund(reader);
      clock.advance(MINUTE_MS);
      expect(await core.payments.refund()).toBe(1);
      expect(await bill()).toMatchObject({ refunds: [{ status: 'succeeded' }] });
      expect(await money()).toEqual({ there: 1400, here: 1400 });
    });
  });

  it('M5.5 owners enter terminals: of an account of the shop, each reader once, with what changed', async () => {
    const { core, clock, terminals, till, kiosk, account, stripe } = await terminalAccount(databases);
    const { data: listed } = await terminals.find({ shop: SHOP, limit: 50 }, aStaffMember('waiter'));
    expect(listed.map(({ name }) => name).sort()).toEqual(['Kiosk', 'Till']);
    const added = { shop: SHOP, account: account._id, name: 'Bar', devices: [] };
    await expect(terminals.create({ ...added, reader: till.reader }, OWNER)).rejects.toEqual(
      rejected('inUse', { places: [`terminals/${till._id}`] }),
    );
    const unknown = { ...added, account: 'nothing', reader: stripe.addReader() };
    await expect(terminals.create(unknown, OWNER)).rejects.toMatchObject({ code: 'badRequest' });
    clock.advance(1000);
    expect(await terminals.change(till._id, { name: 'Front' }, OWNER)).toMatchObject({
      ...{ name: 'Front', reader: till.reader, devices: ['till1'] },
    });
    clock.advance(1000);
    await terminals.remove(kiosk._id, OWNER);
    const { data } = await core.audit.find({ shop: SHOP }, aStaffMember('manager'));
    expect(data.map(({ action }) => action).slice(0, 2)).toEqual(['removeTerminal', 'changeTerminal']);
  });
});
