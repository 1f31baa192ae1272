import type { Page as Rows, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SHOP } from './orders.ts';
import { setUpDevice } from './pairing.ts';
import { asStaff } from './staff.ts';
import type { Stage } from './stage.ts';

export const PORTRAIT = { width: 1080, height: 1920 };

/** Waits for a screen by its heading. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
/** Presses the button of a name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Pairs a kiosk and opens its first screen; `onFrame` is told what the server sends. */
export async function aKiosk(
  stage: Stage,
  onFrame: (frame: string) => void = () => undefined,
): Promise<Page> {
  const { page } = await stage.device({ size: 'desktop' });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => onFrame(String(payload))));
  await page.setViewportSize(PORTRAIT);
  await page.clock.install();
  await setUpDevice(page, stage.client(), 'Kiosk');
  await press(page, 'Start');
  await page.waitForURL('**/kiosk');
  await heading(page, 'What would you like?');
  return page;
}

/**
 * Stops the page's clock: from here on only the test moves it, however slow the machine is. A jump of a minute breaks
 * the connection, which is made again once the clock goes on.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/**
 * Lets the clock go on, two seconds at a time, until the first screen shows. A call that was on its way when a jump broke
 * the connection holds the idle clock until it is answered; without more time passing the test would wait as long.
 */
export async function passToFirstScreen(page: Page): Promise<void> {
  await page.clock.resume();
  const first = page.getByRole('heading', { level: 1, name: 'What would you like?' });
  const isReached = async () => {
    if (await first.isVisible()) return true;
    // a page that is being left cannot be told
    await page.clock.fastForward(2_000).catch(() => undefined);
    return first.isVisible();
  };
  await expect.poll(isReached, { timeout: 20_000, interval: 250 }).toBe(true);
}

/** Returns the newest bill of the shop. */
export async function newestBill(stage: Stage): Promise<TableSession | undefined> {
  const staff = await asStaff(stage.client(), 'cashier');
  const { data } = await staff.find<Rows<TableSession>>('tableSessions', { shop: SHOP, $limit: 1 });
  return data[0];
}

/** Returns the controls on a screen that are smaller than a touch target of a kiosk (T9.6): 64 px each way. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isHidden = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return width <= 1 || height <= 1 || getComputedStyle(control).visibility === 'hidden';
    };
    const controls = document.querySelectorAll('button, input, select, textarea, a[href], [role=switch]');
    return [...controls].flatMap((control) => {
      // a hidden box is touched by its label
      const isBox = control.matches('[type=radio], [type=checkbox]');
      const target = isBox ? (control.closest('label') ?? control) : control;
      if (isHidden(target)) return [];
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? target.textContent;
      return Math.min(width, height) < 63.5 ? [`${name}: ${width} × ${height}`] : [];
    });
  });
}

/** The screens of a visit at which a guest may leave, in their order. */
export const STEPS = ['menu', 'dish', 'offer', 'review', 'member', 'pay', 'code'] as const;

/** Goes from the first screen to a step of an order to take away. */
export async function takeAwayTo(page: Page, step: (typeof STEPS)[number]): Promise<void> {
  await press(page, /^Take away/);
  await page.getByText('Nothing chosen yet').waitFor();
  if (step === 'menu') return;
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('button')
    .filter({ hasText: 'Café noodles' })
    .click();
  await page.getByRole('heading', { level: 2, name: /^Café noodles/ }).waitFor();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  const add = page.getByRole('button', { name: /^Add to order/ });
  const next = page.getByRole('button', { name: 'Continue' });
  await add.or(next).first().waitFor();
  if (step === 'dish') return;
  while (await next.isVisible()) {
    if (await next.isDisabled()) await page.getByRole('radio').first().check({ force: true });
    await next.click();
  }
  // what a dish without steps asks for
  const choices = page.getByRole('radio');
  if ((await choices.count()) > 0) await choices.first().check({ force: true });
  await add.click();
  await press(page, /^Review and pay/);
  const no = page.getByRole('button', { name: 'No, thank you' });
  await no.or(page.getByRole('button', { name: /^Order and pay/ })).waitFor();
  if (step === 'offer') return;
  if (await no.isVisible()) await no.click();
  await heading(page, 'Your order');
  if (step === 'member') await press(page, 'I am a member');
  if (step !== 'pay' && step !== 'code') return;
  await press(page, /^Order and pay/);
  await heading(page, 'How would you like to pay?');
  if (step === 'pay') return;
  await press(page, /^FPS/);
  await page.getByRole('img', { name: 'Code to pay with a phone' }).waitFor();
}
