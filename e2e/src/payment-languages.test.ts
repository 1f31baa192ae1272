import type { AuditEntry, PaymentAttempt, Page as Rows, TableSession } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { isAccessible } from './harness/accessible.ts';
import { aFeathersClient } from './harness/feathers-client.ts';
import type { Language } from './harness/guest-screens.ts';
import { signIn } from './harness/kitchen.ts';
import { SHOP } from './harness/orders.ts';
import { decided, hold, placed, startedPaying } from './harness/placed-orders.ts';
import { asStaff, pinOf } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { type TextOf, textsIn } from './harness/texts-in.ts';

const stage = aStage();
const LANGUAGES: readonly Language[] = ['en', 'zh-hk', 'zh-cn'];
const METHODS = {
  en: { field: 'en', card: /^Test card/, qr: /^FPS/, approve: 'Approve' },
  'zh-hk': { field: 'cht', card: /^測試信用卡/, qr: /^轉數快/, approve: '批准' },
  'zh-cn': { field: 'chs', card: /^测试银行卡/, qr: /^转数快/, approve: '批准' },
} as const;
const CARRIER = '/ABC+123';
const COMPANY = '04595257';
const TART = demoOrganisation().products.find(({ _id }) => _id === 'egg-tart')?.name;

beforeAll(async () => {
  // its account is nowhere, so ECPay is not asked and the form suffices
  const owner = await asStaff(aFeathersClient(stage.restaurant().url), 'owner');
  const name = { en: 'Tax invoice', cht: '電子發票', chs: '电子发票' };
  await owner.create('paymentMethods', {
    ...{ requestId: crypto.randomUUID(), changeSet: 'now' },
    document: { shop: SHOP, name, provider: 'ecpay', kind: 'taiwanTax', online: true, account: 'none' },
  });
  owner.close();
});

const anOrder = () =>
  placed(stage.client(), {}, [{ id: crypto.randomUUID(), product: 'egg-tart', quantity: 1 }]);

/** Opens a guest's order in a language, in the dark in one of them, at the ways to pay. */
async function atPayment(language: Language, say: TextOf) {
  const isDark = language === 'zh-hk';
  const { page: guest } = await stage.device({ size: 'phone', ...(isDark && { colorScheme: 'dark' }) });
  // what the phone sends, by whichever way
  const sent: string[] = [];
  guest.on('request', (request) => void sent.push(request.postData() ?? ''));
  guest.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
  const order = await anOrder();
  await hold(guest, [order]);
  await guest.goto(`/${language}/record?order=${order._id}`);
  await guest.getByRole('button', { name: say('payment:payNow') }).click();
  await guest.getByRole('dialog', { name: say('payment:title') }).waitFor();
  return { guest, number: order.orderNumber ?? '', sent };
}

/** Answers the question for the tax invoice, first wrongly, with the keyboard alone. */
async function wish(guest: Page, say: TextOf): Promise<void> {
  const sheet = guest.getByRole('dialog', { name: say('payment:title') });
  await sheet.getByText(say('tax-invoice:question')).waitFor();
  await sheet.getByRole('radio', { name: say('tax-invoice:kind.mobile') }).check();
  const carrier = sheet.getByRole('textbox', { name: say('tax-invoice:field.mobile') });
  const company = sheet.getByRole('textbox', { name: say('tax-invoice:field.businessNumber') });
  await carrier.fill(CARRIER);
  await company.fill('10458571');
  await company.press('Enter');
  await sheet.getByText(say('tax-invoice:wrong.businessNumber')).waitFor();
  expect(await accessibilityProblems(guest)).toEqual([]);
  await company.fill(COMPANY);
  await company.press('Enter');
  await sheet.getByRole('button', { name: say('tax-invoice:change') }).waitFor();
  expect(await accessibilityProblems(guest)).toEqual([]);
}

async function attemptOf(number: string): Promise<PaymentAttempt | undefined> {
  const cashier = await asStaff(stage.client(), 'cashier');
  const { data } = await cashier.find<Rows<PaymentAttempt>>('payments', { shop: SHOP, $limit: 1000 });
  return data.find((attempt) => attempt.orderNumber === number);
}

describe.each(LANGUAGES)('paying in %s', (language) => {
  const say = textsIn(language);
  const words = METHODS[language];

  test('M11.8 M7.2 by card, with a carrier and a company’s tax number', async () => {
    const { guest, number, sent } = await atPayment(language, say);
    await wish(guest, say);
    await guest.getByRole('dialog').getByRole('button', { name: words.card }).click();
    await guest.getByRole('button', { name: words.approve, exact: true }).waitFor();
    expect(await accessibilityProblems(guest)).toEqual([]);
    await guest.getByRole('button', { name: words.approve, exact: true }).click();
    await guest.getByRole('heading', { name: say('payment:outcome.paid.title') }).waitFor();
    expect(await accessibilityProblems(guest)).toEqual([]);
    expect(await attemptOf(number)).toMatchObject({ status: 'succeeded' });
    const wished = sent.find((frame) => frame.includes('"invoiceWish"')) ?? '';
    expect(wished).toContain(`"carrier":"${CARRIER}"`);
    expect(wished).toContain(`"businessNumber":"${COMPANY}"`);
    // nobody asked this phone to remember it
    expect(await guest.evaluate(() => localStorage.getItem('comanda.taxInvoice'))).toBeNull();
  });

  test('M11.8 M6.3 by a bank’s app, whose money staff see while the guest’s internet is gone', async () => {
    const { guest, number } = await atPayment(language, say);
    await wish(guest, say);
    await guest.getByRole('dialog').getByRole('button', { name: words.qr }).click();
    await guest.getByRole('heading', { name: say('payment:qr.title') }).waitFor();
    await guest.getByText(say('payment:qr.text')).waitFor();
    expect(await accessibilityProblems(guest)).toEqual([]);
    const attempt = await attemptOf(number);
    await guest.context().setOffline(true);
    const cashier = await asStaff(stage.client(), 'cashier');
    await cashier.create('payments/confirm', { payment: attempt?._id, bankRef: `FRN-${number}` });
    await guest.getByText(attempt?.reference ?? 'no reference', { exact: true }).waitFor();
    await guest.context().setOffline(false);
    await guest.getByRole('heading', { name: say('payment:outcome.paid.title') }).waitFor();
    expect(await accessibilityProblems(guest)).toEqual([]);
  });

  test('M11.8 M4.1 a refund with approval: the cashier gives back a dish paid by card, a manager approves, the guest’s bill shows it live', async () => {
    const order = await anOrder();
    const { _id: session, restoreKey, orderNumber: number = '' } = order;
    const bill = () => stage.client().get<TableSession>('tableSessions', session, { restoreKey });
    const paying = await startedPaying(stage.client(), order, 'harbour-sandbox');
    await decided(stage.restaurant().url, paying, 'approve');
    await expect.poll(async () => (await bill()).status).toBe('done');
    const guest = await stage.phone();
    await hold(guest, [order]);
    await guest.goto(`/${language}/record/${session}`);
    await guest.getByRole('button', { name: say('order-history:print') }).waitFor();

    const till = await stage.desktop();
    await signIn(till, '/till', 'cashier');
    await till.goto(`/${language}/till`);
    await till.getByText(say('till:empty')).waitFor();
    await till.keyboard.press('F9');
    const sheet = till.getByRole('dialog');
    await sheet.getByRole('button', { name: new RegExp(`^${number}`) }).click();
    await sheet.getByRole('button', { name: say('till:refund.open'), exact: true }).click();
    await sheet.getByRole('checkbox', { name: TART?.[words.field] ?? '' }).check();
    await sheet.getByRole('button', { name: say('approval:reason.quality') }).click();
    await sheet.getByRole('button', { name: say('till:refund.give') }).click();
    const approval = till.getByRole('alertdialog', { name: say('till:refund.approval') });
    await approval.getByText(TART?.[words.field] ?? '').waitFor();
    // the form behind it stays busy until somebody approves
    expect(await accessibilityProblems(till)).toEqual([]);
    expect(await bill()).not.toHaveProperty('refunds');
    await till.keyboard.type(pinOf('manager'), { delay: 120 });
    await till.keyboard.press('Enter');

    const given = guest.getByRole('region', { name: say('order-history:refund.title') });
    await given.getByText(say('order-history:refund.way.original')).waitFor();
    await given.getByText(say('order-history:refund.standing.done'), { exact: true }).waitFor();
    await isAccessible(guest, given);
    const manager = await asStaff(stage.client(), 'manager');
    const { data } = await manager.find<Rows<AuditEntry>>('auditLog', { shop: SHOP });
    const [last] = data.filter(({ action }) => action === 'refundPayment');
    expect(last).toMatchObject({ staff: { name: 'Cass' }, approver: { name: 'Man' } });
  });
});
