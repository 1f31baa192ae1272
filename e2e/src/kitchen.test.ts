import type { KitchenTicket, Page as Rows, TableSession } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { takeAway } from './harness/guest.ts';
import { signIn, ticketOf } from './harness/kitchen.ts';
import { anOrder, aPlacedOrder, SHOP } from './harness/orders.ts';
import { pressTwice, tapTwice } from './harness/screens.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** Each move of a session's ticket comes with one more version. */
async function statusOf(session: string): Promise<readonly [status: string, version: number]> {
  const cook = await asStaff(stage.client(), 'kitchen');
  const { data } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, session });
  return [data[0]?.status ?? 'taken', data[0]?.version ?? 0];
}

/** Creates a kitchen screen with a ticket, and the key that bumps it. */
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
  await pressTwice(page, byKey.key);
  await byKey.ticket.getByRole('button', { name: /Ready/ }).waitFor();
  const clicked = await aTicketOn(page);
  await tapTwice(clicked.bump);
  await clicked.ticket.getByRole('button', { name: /Ready/ }).waitFor();
  await expect.poll(() => statusOf(byKey.session)).toEqual(['preparing', 2]);
  await expect.poll(() => statusOf(clicked.session)).toEqual(['preparing', 2]);
  // then it goes on as before
  await byKey.bump.click();
  await expect.poll(() => statusOf(byKey.session)).toEqual(['ready', 3]);
});

/** Lets a test hold back what the server tells pages that are opened later of tickets, and deliver it. */
async function holdsBack(pages: readonly Page[]) {
  let isHeld = false;
  const held: (() => void)[] = [];
  for (const page of pages)
    await page.routeWebSocket(/socket\.io/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        const pass = () => socket.send(message);
        if (isHeld && String(message).startsWith('42["kitchenTickets ')) held.push(pass);
        else pass();
      });
    });
  return {
    holdBack: () => {
      isHeld = true;
    },
    deliver: () => {
      isHeld = false;
      for (const pass of held.splice(0)) pass();
    },
  };
}

test('two screens that bump one ticket at once bump it once, and neither shows an error', async () => {
  const screens = await Promise.all([stage.device({ size: 'desktop' }), stage.device({ size: 'desktop' })]);
  const { holdBack, deliver } = await holdsBack(screens.map(({ page }) => page));
  for (const { page } of screens) await signIn(page, '/kitchen', 'kitchen');
  const [one, other] = screens.map(({ page }) => page);
  if (one === undefined || other === undefined) throw new Error('There should be two screens.');
  const { session, key } = await aTicketOn(one);
  const number = await ticketNumber(one);
  await ticketOf(other, number).waitFor();
  // neither has heard of the other's press when it comes
  holdBack();
  await Promise.all([one.keyboard.press(key), other.keyboard.press(key)]);
  deliver();
  for (const page of [one, other])
    await ticketOf(page, number).getByRole('button', { name: /Ready/ }).waitFor();
  expect(await statusOf(session)).toEqual(['preparing', 2]);
  for (const page of [one, other]) {
    expect(await page.getByText('Somebody else has already dealt with this ticket.').count()).toBe(0);
  }
});

/** Returns the number of the ticket that came last. */
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

test('K3.5 a dish is sold out by two taps, which guests see at once, and on sale again by Undo', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, '/kitchen', 'waiter');
  const { orderNumber = '' } = await aPlacedOrder(stage.client());
  await ticketOf(page, orderNumber).waitFor();
  const [line] = (await anOrder(stage.client())).products;
  const dish = demoOrganisation().products.find(({ _id }) => _id === line?.product)?.name.en ?? '';
  const guest = await stage.phone();
  await takeAway(guest);
  await guest.getByRole('searchbox').fill(dish);
  const row = guest
    .getByRole('article')
    .filter({ has: guest.getByRole('link', { name: dish, exact: true }) });
  await row.getByRole('button', { name: `Add ${dish}` }).waitFor();

  const sheet = page.getByRole('dialog', { name: 'What is sold out?' });
  await page.getByRole('complementary', { name: 'All day' }).getByRole('button', { name: dish }).click();
  await isAccessible(page, sheet);
  await sheet
    .getByRole('button', { name: new RegExp(`^${dish}.*On sale$`) })
    .first()
    .click();
  // a message that the pointer is on stays
  await page.getByRole('button', { name: 'Undo' }).hover();
  await row.getByText('Sold out').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('button', { name: `Add ${dish}` }).waitFor();

  // a dish on a ticket is held; keys meant for the list move no ticket
  await ticketOf(page, orderNumber).getByRole('button', { name: dish }).click({ button: 'right' });
  await sheet.waitFor();
  await page.keyboard.press('1');
  await sheet
    .getByRole('button', { name: new RegExp(`^${dish}.*On sale$`) })
    .first()
    .click();
  await row.getByText('Sold out').waitFor();
  await page.keyboard.press('s');
  await sheet.getByRole('button', { name: new RegExp(`^${dish}.*Sold out$`) }).click();
  await row.getByRole('button', { name: `Add ${dish}` }).waitFor();
  await ticketOf(page, orderNumber).getByRole('button', { name: /Start/ }).waitFor();
});

test('K3.5 the portions left of a dish and a choice of it are marked from its row', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, '/kitchen', 'kitchen');
  const sheet = page.getByRole('dialog', { name: 'What is sold out?' });
  const dish = 'Satay beef instant noodles';
  const open = async () => {
    await page.getByRole('button', { name: 'S Sold out' }).click();
    await sheet.getByRole('searchbox').fill(dish);
    await sheet.getByRole('button', { name: `Portions and choices of ${dish}` }).click();
  };
  const guest = await stage.phone();
  await takeAway(guest);
  await guest.getByRole('searchbox').fill(dish);
  await open();
  await isAccessible(page, sheet);
  await sheet.getByRole('button', { name: `2 left: ${dish}` }).click();
  await guest.getByRole('article').getByText('2 left').waitFor();

  await open();
  await sheet.getByRole('button', { name: 'Macaroni On sale' }).click();
  await page.getByText('Macaroni is sold out').hover();
  await guest.getByRole('link', { name: dish, exact: true }).first().click();
  const macaroni = guest.getByRole('radio', { name: /^Macaroni/ });
  await expect.poll(() => macaroni.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => macaroni.isDisabled()).toBe(false);
});

test('K2.5 a dish taken off stays on its ticket until its key says Seen, and only then it is bumped', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, '/kitchen', 'kitchen');
  const { session, ticket, key } = await aTicketOn(page);
  const manager = await asStaff(stage.client(), 'manager');
  const take = (lines?: readonly string[]) =>
    manager.create('tableSessions/void', {
      requestId: crypto.randomUUID(),
      session,
      reason: { code: 'outOfStock' },
      ...(lines && { lines }),
    });
  const { products } = (await manager.get('tableSessions', session)) as TableSession;
  await take(products.slice(0, 1).map(({ id }) => id));
  await ticket.getByText(/^Cancelled \d\d:\d\d, sold out$/).waitFor();
  await isAccessible(page, page.getByRole('region', { name: 'New' }));
  expect(await ticket.getByRole('button', { name: /^Start/ }).isDisabled()).toBe(true);
  await page.keyboard.press(key);
  await ticket.getByRole('button', { name: /Seen/ }).waitFor({ state: 'detached' });
  await expect.poll(() => statusOf(session)).toEqual(['waiting', 3]);
  // a key pressed again at once is one press; later it bumps
  await page.waitForTimeout(500);
  await page.keyboard.press(key);
  await ticket.getByRole('button', { name: /Ready/ }).waitFor();
  // what is gone stays until it is seen, too
  await take();
  await ticket.getByRole('button', { name: /Seen/ }).click();
  await ticket.waitFor({ state: 'detached' });
});

test('K2.6 allergies stand across the ticket, and its dishes with what contains them or is unknown', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, '/kitchen', 'kitchen');
  const { orderNumber = '' } = await aPlacedOrder(stage.client(), { allergies: ['wheat', 'egg'] });
  const ticket = ticketOf(page, orderNumber);
  await ticket.getByText('Allergy: Wheat, Egg').waitFor();
});

test('K2.4 a course fired at the till is drawn live by the kitchen, which saw it coming', async () => {
  const [{ page: till }, { page: kitchen }] = await Promise.all([
    stage.device({ size: 'desktop' }),
    stage.device({ size: 'desktop' }),
  ]);
  await signIn(kitchen, '/kitchen', 'kitchen');
  await signIn(till, '/till', 'cashier');
  await till.getByRole('button', { name: 'Tables' }).click();
  await till.getByRole('button', { name: /^A02/ }).click();
  await till.getByRole('button', { name: 'One more' }).first().click();
  const dishes = till.getByRole('group', { name: 'Dishes' });
  await dishes.getByRole('button', { name: /Pineapple bun/ }).click();
  await till.getByRole('searchbox').fill('Egg tart');
  await dishes.getByRole('button', { name: /^Egg tart/ }).click();
  const bill = till.getByRole('complementary', { name: 'Bill' });
  await bill.getByText('Course 3').waitFor();
  await bill.getByRole('button', { name: /^Send 2/ }).click();
  // the dessert waits: dim at the foot of the screen, on no ticket to be made
  const coming = kitchen.getByRole('region', { name: 'Coming' });
  await coming.getByText('Egg tart').waitFor();
  await ticketOf(kitchen, 'A02').getByText('Pineapple bun').waitFor();
  expect(await ticketOf(kitchen, 'A02').getByText('Egg tart').count()).toBe(0);
  await isAccessible(kitchen, coming);
  // paying asks first
  await bill.getByRole('button', { name: /^Pay/ }).click();
  const asks = till.getByRole('dialog', { name: 'Not everything is fired' });
  await isAccessible(till, asks);
  await asks.getByRole('button', { name: 'Close' }).click();
  await bill.getByText('not fired').waitFor();
  await bill.getByRole('button', { name: 'Fire Course 3' }).click();
  await bill
    .getByText(/^fired \d\d:\d\d, 0 min$/)
    .first()
    .waitFor();
  await ticketOf(kitchen, 'A02').getByText('Egg tart').waitFor();
  await coming.waitFor({ state: 'detached' });
  // and back, while nothing of it is begun; then the rest is rushed
  await bill.getByRole('button', { name: 'More for Course 3' }).click();
  const sheet = till.getByRole('dialog', { name: 'Course 3' });
  await isAccessible(till, sheet);
  await sheet.getByRole('button', { name: 'Take back, hold' }).click();
  await coming.getByText('Course 3, on hold', { exact: true }).waitFor();
  await bill.getByRole('button', { name: 'More for Course 1' }).click();
  await till.getByRole('dialog', { name: 'Course 1' }).getByRole('button', { name: 'Rush' }).click();
  await ticketOf(kitchen, 'A02')
    .getByText(/^Rush: /)
    .waitFor();
  // the kitchen fires by itself as well
  await coming.getByRole('button', { name: /^Fire A02/ }).click();
  await coming.waitFor({ state: 'detached' });
});
