import { createHash, randomUUID } from 'node:crypto';
import type { PaymentAttempt, Shop } from '@comanda/contract';
import { currencyFormatOf } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { createFakeClock } from '../../../../test/kits/fake-clock.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { silentLog } from '../../../../test/kits/silent-log.ts';
import { aShop, SANDBOX, smallOrganisation } from '../../../../test/kits/small-organisation.ts';
import { SECRET, startCore } from '../../../../test/kits/test-core.ts';
import { seedOrganisation } from '../../../boot/seed.ts';
import type { Core } from '../../../composition/create-core.ts';
import type { Db } from '../../../db/db.ts';
import { createSandbox } from './create-sandbox.ts';
import { SANDBOX_PAGE_POLICY, sandboxPage } from './sandbox-page.ts';

/** Returns a core whose sandbox posts directly to its webhook while the connection is up. */
async function sandboxed(db: Db, shop: Partial<Shop> = {}) {
  await seedOrganisation(db, smallOrganisation({ staff: [], shops: [aShop(shop)] }));
  const clock = createFakeClock();
  const line: { isUp: boolean; core?: Core; bodies: string[] } = { isUp: true, bodies: [] };
  const sandbox = createSandbox({
    db,
    clock,
    secret: SECRET,
    log: silentLog,
    async post(body, headers) {
      if (!line.isUp) throw new Error('no answer');
      line.bodies.push(body);
      await line.core?.payments.webhook({ provider: 'sandbox', rawBody: body, headers });
      return true;
    },
    shopOf: (id) => line.core?.catalogue.get('shops', id),
  });
  const { core } = await startCore(db, { clock, providers: [sandbox.provider] });
  line.core = core;
  const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
  const attempt = await core.payments.online(
    {
      requestId: randomUUID(),
      session,
      restoreKey,
      methodRef: SANDBOX,
      amount: 2000,
      returnPath: '/order?a=1&b="2"',
    },
    GUEST,
  );
  const pay = (amount: number) =>
    core.payments.online({ requestId: randomUUID(), session, restoreKey, methodRef: SANDBOX, amount }, GUEST);
  const url = new URL(attempt.redirect ?? '');
  const status = async () => (await core.ordering.get(session, restoreKey, GUEST)).status;
  return {
    core,
    clock,
    sandbox,
    line,
    attempt,
    pay,
    id: attempt._id,
    url,
    token: url.searchParams.get('t') ?? '',
    status,
  };
}

eachDatabase((databases) => {
  it('exchanges yen as whole yen, books them in hundredths, and refuses fractions', async () => {
    const { core, sandbox, line, id, token, pay, attempt } = await sandboxed(await databases.open(), {
      currency: 'JPY',
    });
    await expect(pay(50)).rejects.toEqual(rejected('paymentNotPossible'));
    await sandbox.decide(id, token, 'approve');
    expect(line.bodies.map((body) => JSON.parse(body))).toMatchObject([{ amount: 20, currency: 'JPY' }]);
    const [booked] = (await core.ordering.get(attempt.session, undefined, { kind: 'system' })).payments;
    expect(booked).toMatchObject({ amount: 2000 });
  });

  describe('the sandbox', () => {
    it('M1.4 is always a test, as the attempt and the payment on the bill say', async () => {
      const { core, sandbox, id, token, attempt } = await sandboxed(await databases.open());
      expect(attempt).toMatchObject({ isTest: true });
      await sandbox.decide(id, token, 'approve');
      const { payments } = await core.ordering.get(attempt.session, undefined, aStaffMember('manager'));
      expect(payments).toMatchObject([{ isTest: true }]);
    });

    it('redirects guests to a page that only they can open', async () => {
      const { sandbox, url, id, token } = await sandboxed(await databases.open());
      expect(url.pathname).toBe(`/payments/sandbox/${id}`);
      expect(await sandbox.page(id, token, 'en')).toContain('>$20.00<');
      expect(await sandbox.page(id, token, 'zh-hk')).toContain('測試付款');
      await expect(sandbox.page(id, `${token}x`, 'en')).rejects.toEqual(rejected('notFound'));
      await expect(sandbox.decide(id, '', 'approve')).rejects.toEqual(rejected('notFound'));
    });

    it('writes amounts as the shop does', async () => {
      const regional = await sandboxed(await databases.open(), {
        currency: 'TWD',
        showCurrencyRegion: true,
        hideDecimals: true,
      });
      expect(await regional.sandbox.page(regional.id, regional.token, 'zh-cn')).toContain('>NT$20<');
    });

    it.each([
      ['approve', 'done', 'succeeded', undefined],
      ['decline', 'ongoing', 'failed', 'declined'],
      ['cancel', 'ongoing', 'cancelled', 'cancelled'],
    ] as const)(
      'on %s has told the webhook before it sends them back',
      async (decision, after, status, reason) => {
        const { core, sandbox, id, token, status: sessionStatus } = await sandboxed(await databases.open());
        expect(await sandbox.decide(id, token, decision)).toBe('/order?a=1&b="2"');
        expect(await sessionStatus()).toBe(after);
        const [attempt] = (await core.payments.find({ shop: 'shop1', limit: 1 }, { kind: 'system' })).data;
        expect(attempt).toMatchObject({ status, ...(reason && { reason }) });
        const page = await sandbox.page(id, token, 'en');
        expect(page).not.toContain('<form');
        expect(page).toContain('href="/order?a=1&#38;b=&#34;2&#34;"');
      },
    );

    it('can confirm three seconds later, also after a restart', async () => {
      const { clock, sandbox, id, token, status } = await sandboxed(await databases.open());
      await sandbox.decide(id, token, 'approveLater');
      expect([await sandbox.deliverDue(), await status()]).toEqual([0, 'ongoing']);
      clock.advance(3_000);
      expect([await sandbox.deliverDue(), await status()]).toEqual([1, 'done']);
      expect(await sandbox.deliverDue()).toBe(0);
    });

    it('retries a webhook that was not accepted', async () => {
      const { clock, sandbox, line, id, token, status } = await sandboxed(await databases.open());
      line.isUp = false;
      await sandbox.decide(id, token, 'approve');
      line.isUp = true;
      expect([await sandbox.deliverDue(), await status()]).toEqual([0, 'ongoing']);
      clock.advance(2_000);
      expect([await sandbox.deliverDue(), await status()]).toEqual([1, 'done']);
    });

    it('accepts only reports with its own signature', async () => {
      const { core, id } = await sandboxed(await databases.open());
      const body = JSON.stringify({ attempt: id, outcome: 'succeeded', amount: 2000, currency: 'HKD' });
      await expect(
        core.payments.webhook({
          provider: 'sandbox',
          rawBody: body,
          headers: { 'x-sandbox-signature': 'made-up' },
        }),
      ).rejects.toEqual(rejected('notAuthenticated'));
    });
  });
});

describe('the sandbox’s page', () => {
  it('has exactly the style that its policy allows', () => {
    const attempt = { amount: 2000, tips: 0, currency: 'HKD', status: 'created', orderNumber: '101' };
    const page = sandboxPage(attempt as PaymentAttempt, currencyFormatOf(attempt), 'token', 'zh-hk');
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(SANDBOX_PAGE_POLICY).toContain(`'sha256-${hash}'`);
    expect(page).toContain('101');
    expect(page).toContain('href="?t=token&#38;lang=zh-cn"');
  });

  it('B5.4 is in a language that the shop offers, with links to the others', () => {
    const attempt = { amount: 2000, tips: 0, currency: 'HKD', status: 'created' } as PaymentAttempt;
    const page = (languages: readonly ('en' | 'zh-hk' | 'zh-cn')[]) =>
      sandboxPage(attempt, { ...currencyFormatOf(attempt), languages }, 'token', 'en');
    expect(page(['zh-cn', 'zh-hk'])).toContain('<html lang="zh-cn">');
    expect(page(['zh-cn', 'zh-hk'])).not.toContain('lang=en');
    expect(page(['zh-hk'])).not.toContain('<nav>');
  });

  it('allows no scripts', () => {
    expect(SANDBOX_PAGE_POLICY).toContain("default-src 'none'");
    expect(SANDBOX_PAGE_POLICY).not.toContain('script-src');
  });
});
