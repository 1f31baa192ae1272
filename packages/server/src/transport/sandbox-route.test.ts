import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aTakeAway } from '../../test/kits/calls.ts';
import { type Edge, openEdge, refusalOf } from '../../test/kits/edge.ts';
import { COUNTER, SANDBOX, SHOP } from '../../test/kits/small-organisation.ts';
import { SECRET } from '../../test/kits/test-core.ts';
import { signWebhook } from '../payments/providers/sandbox/sandbox-signature.ts';

async function aPayment(edge: Edge, methodRef = SANDBOX) {
  const guest = await edge.connect();
  const placed = await guest.service('tableSessions/create').create(aTakeAway());
  const holder = { session: placed._id, restoreKey: placed.restoreKey };
  await guest.service('tableSessions/subscribe').create({ item: placed._id, restoreKey: placed.restoreKey });
  const call = { ...holder, requestId: randomUUID(), methodRef, amount: 2000, returnPath: '/order' };
  const attempt = await guest.service('payments/online').create(call);
  return { guest, placed, attempt };
}

function decide(edge: Edge, redirect: string, decision: string): Promise<Response> {
  const body = new URLSearchParams({ decision });
  return fetch(`${edge.url}${redirect}`, { method: 'POST', redirect: 'manual', body });
}

describe('the sandbox’s hosted page', () => {
  it('is in the guest’s language and has no script', async () => {
    const edge = await openEdge();
    const { attempt } = await aPayment(edge);
    const page = await edge.rest(attempt.redirect, { headers: { 'accept-language': 'zh-HK,en' } });
    expect(page.body).toContain('測試付款');
    expect(page.headers.get('content-security-policy')).not.toContain('script');
    expect((await edge.rest(`${attempt.redirect}&lang=zh-cn`)).body).toContain('测试付款');
    expect((await edge.rest(`/payments/sandbox/${attempt._id}?t=wrong`)).status).toBe(404);
  });

  it('settles through the webhook, notifies the guest and redirects back', async () => {
    const edge = await openEdge();
    const { guest, placed, attempt } = await aPayment(edge);
    const paid = guest.next('payments patched');
    const answer = await decide(edge, attempt.redirect, 'approve');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/order']);
    expect(await paid).toMatchObject({ _id: attempt._id, status: 'succeeded' });
    const query = { restoreKey: placed.restoreKey };
    const session = await guest.service('tableSessions').get(placed._id, { query });
    expect(session).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
  });

  it('settles later when the webhook is delayed', async () => {
    const edge = await openEdge();
    const { guest, placed, attempt } = await aPayment(edge);
    await decide(edge, attempt.redirect, 'approveLater');
    expect(await edge.sandbox.deliverDue()).toBe(0);
    edge.clock.advance(3_000);
    expect(await edge.sandbox.deliverDue()).toBe(1);
    const query = { restoreKey: placed.restoreKey };
    expect((await guest.service('tableSessions').get(placed._id, { query })).status).toBe('done');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
  ])('never redirects to another site: %j', async (returnPath) => {
    const edge = await openEdge();
    const call = { requestId: randomUUID(), session: 's', methodRef: SANDBOX, amount: 2000 };
    const refused = await edge.rest('/api/payments/online', { json: { ...call, returnPath } });
    expect(refused.status).toBe(400);
    // the front page is a valid path too, only without the session
    const taken = await edge.rest('/api/payments/online', { json: { ...call, returnPath: '/' } });
    expect(taken.status).toBe(404);
  });

  it('M3.2 M5.2 rejects other decisions and unsigned webhooks, and acknowledges signed ones', async () => {
    const edge = await openEdge();
    const { attempt } = await aPayment(edge);
    expect((await decide(edge, attempt.redirect, 'free')).status).toBe(400);
    const report = { attempt: attempt._id, outcome: 'succeeded', amount: 2000, currency: 'HKD' };
    const unsigned = await edge.rest('/api/payments/webhook/sandbox', { json: report });
    expect([unsigned.status, unsigned.body]).toEqual([401, expect.anything()]);
    const body = JSON.stringify(report);
    const headers = { 'x-sandbox-signature': signWebhook(SECRET, body) };
    const signed = await fetch(`${edge.url}/api/payments/webhook/sandbox`, { method: 'POST', headers, body });
    // an empty receipt, of the status that Adyen asks for
    expect([signed.status, await signed.text()]).toEqual([202, '']);
    expect((await edge.rest('/api/payments/webhook/nobody', { json: report })).status).toBe(404);
    expect((await edge.rest('/api/payments/webhook/sandbox')).status).toBe(405);
  });
});

describe('a payment at the counter', () => {
  it('is confirmed by the till only', async () => {
    const edge = await openEdge();
    const { guest, attempt } = await aPayment(edge, COUNTER);
    const [cashier, cook] = [await edge.connect(), await edge.connect()];
    await cashier.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '1111' });
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    const call = { payment: attempt._id };
    expect((await refusalOf(guest.service('payments/confirm').create(call))).data.code).toBe(
      'notAuthenticated',
    );
    expect((await refusalOf(cook.service('payments/confirm').create(call))).data.code).toBe('forbidden');
    expect(await cashier.service('payments').find()).toMatchObject({ data: [{ _id: attempt._id }] });
    const heard = cook.collect('payments patched');
    const atTheTill = cashier.next('payments patched');
    expect(await cashier.service('payments/confirm').create(call)).toMatchObject({ status: 'succeeded' });
    expect(await atTheTill).toMatchObject({ _id: attempt._id });
    await cook.service('shops').find();
    expect(heard).toEqual([]);
  });
});
