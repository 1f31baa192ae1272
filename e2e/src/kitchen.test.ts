import type { KitchenTicket, Page as Rows } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, ticketOf } from './harness/kitchen.ts';
import { aPlacedOrder, SHOP } from './harness/orders.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** Each move of a session's ticket comes with one more version. */
async function statusOf(session: string): Promise<readonly [status: string, version: number]> {
  const cook = await asStaff(stage.client(), 'kitchen');
  const { data } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, session });
  return [data[0]?.status ?? 'taken', data[0]?.version ?? 0];
}

/** A kitchen screen with a ticket, and the key that bumps it. */
async function aTicketOn(screen: Page) {
  const { _id: session, orderNumber = '' } = await aPlacedOrder(stage.client());
  const ticket = ticketOf(screen, orderNumber);
  await ticket.waitFor();
  const bump = ticket.getByRole('button', { name: /^\d? ?(Start|Ready|Taken)/ });
  return { session, ticket, bump, key: (await bump.getAttribute('aria-keyshortcuts')) ?? '' };
}

test('a key pressed twice at once, and a double click, move a ticket one step', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, '/kitchen', 'kitchen');
  const byKey = await aTicketOn(page);
  await page.keyboard.press(byKey.key);
  await page.keyboard.press(byKey.key);
  await byKey.ticket.getByRole('button', { name: /Ready/ }).waitFor();
  const clicked = await aTicketOn(page);
  await clicked.bump.dblclick();
  await clicked.ticket.getByRole('button', { name: /Ready/ }).waitFor();
  await expect.poll(() => statusOf(byKey.session)).toEqual(['preparing', 2]);
  await expect.poll(() => statusOf(clicked.session)).toEqual(['preparing', 2]);
  // then it goes on as before
  await byKey.bump.click();
  await expect.poll(() => statusOf(byKey.session)).toEqual(['ready', 3]);
});

test('two screens that bump one ticket at once bump it once, and neither shows an error', async () => {
  const screens = await Promise.all([stage.device({ size: 'desktop' }), stage.device({ size: 'desktop' })]);
  for (const { page } of screens) await signIn(page, '/kitchen', 'kitchen');
  const [one, other] = screens.map(({ page }) => page);
  if (one === undefined || other === undefined) throw new Error('There should be two screens.');
  const { session, key } = await aTicketOn(one);
  const number = await ticketNumber(one);
  await ticketOf(other, number).waitFor();
  await Promise.all([one.keyboard.press(key), other.keyboard.press(key)]);
  for (const page of [one, other])
    await ticketOf(page, number).getByRole('button', { name: /Ready/ }).waitFor();
  expect(await statusOf(session)).toEqual(['preparing', 2]);
  for (const page of [one, other]) {
    expect(await page.getByText('Somebody else has moved this ticket already.').count()).toBe(0);
  }
});

/** The number of the ticket that came last. */
async function ticketNumber(screen: Page): Promise<string> {
  const cook = await asStaff(stage.client(), 'kitchen');
  const { data } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', {
    shop: SHOP,
    $limit: 1,
    $sort: { placedAt: -1 },
  });
  const number = data[0]?.orderNumber ?? '';
  await ticketOf(screen, number).waitFor();
  return number;
}
