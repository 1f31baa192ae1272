import type { Page as Rows, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  aKiosk,
  heading,
  newestBill,
  PORTRAIT,
  passToFirstScreen,
  press,
  STEPS,
  stopClock,
  takeAwayTo,
} from '../harness/kiosk.ts';
import { SHOP } from '../harness/orders.ts';
import { strangeEntries } from '../harness/pairing.ts';
import { asStaff } from '../harness/staff.ts';
import type { Stage } from '../harness/stage.ts';

/** Returns the controls whose box ends above a line, in pixels from the top, or is smaller than 64 px high. */
function outOfReach(page: Page, line: number): Promise<readonly string[]> {
  return page.evaluate((top) => {
    const controls = [...document.querySelectorAll('button:not(:disabled), input, a[href]')];
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isShown = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      // a list scrolls below its upper edge, which covers what is above
      const scroller = control.closest('ul, nav')?.parentElement?.getBoundingClientRect().top ?? 0;
      const reached = Math.max(box.top, scroller);
      return isShown && reached < top - 1 ? [`${control.textContent}: ${reached} above ${top}`] : [];
    });
  }, line);
}

/** Declares the tests of a guest who leaves, or needs longer. */
export function leaving(stage: Stage): void {
  test('T9.6 T11.7 lowers its controls, waits longer while a switch is on, and forgets a guest who left', async () => {
    const page = await aKiosk(stage);
    const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await press(page, 'Lower controls');
    await press(page, 'Larger text');
    await expect.poll(() => outOfReach(page, PORTRAIT.height / 2)).toEqual([]);
    await press(page, /^Take away/);
    await page.locator('main li').first().waitFor();
    await expect.poll(() => outOfReach(page, PORTRAIT.height / 2)).toEqual([]);
    await stopClock(page);
    await page.locator('main li').getByRole('button', { name: /^Add / }).first().click();
    await page.clock.fastForward(59_000);
    expect(await dialog.isVisible()).toBe(false);
    await page.clock.fastForward(1_000);
    await dialog.waitFor();
    // it lasts thirty seconds with a switch on, and as often as the guest likes
    await page.clock.fastForward(29_000);
    await dialog.getByRole('button', { name: 'I am here' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.clock.resume();
    await press(page, 'Lower controls');
    await stopClock(page);
    await press(page, 'Larger text');
    await page.clock.fastForward(60_000);
    await dialog.waitFor();
    await page.evaluate(() => sessionStorage.setItem('comanda.note', 'no onions'));
    await page.clock.fastForward(10_000);
    await passToFirstScreen(page);
    const left = () =>
      page.evaluate(() => [sessionStorage.length, document.documentElement.dataset.reach ?? '']);
    await expect.poll(() => left().catch(() => 'loading')).toEqual([0, '']);
    expect(await strangeEntries(page)).toEqual([]);
    await press(page, /^Take away/);
    await page.getByText('Nothing chosen yet').waitFor();
  });

  test('T9.4 T9.6 T11.7 an order that is abandoned at any step leaves no trace', async () => {
    const page = await aKiosk(stage);
    const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' });
    const entries = await page.evaluate(() => history.length);
    for (const step of STEPS) {
      await page.evaluate(() => sessionStorage.setItem('comanda.note', 'no onions'));
      await takeAwayTo(page, step);
      if (step === 'pay') {
        await press(page, 'Start over');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
      } else if (step === 'code') {
        // no provider ends a bank's code: five minutes, then the number, which the next guest need not see
        await stopClock(page);
        await page.clock.fastForward(270_000);
        await page.getByRole('img', { name: 'Code to pay with a phone' }).waitFor();
        await page.clock.fastForward(30_000);
        await heading(page, 'Thank you');
        await page.clock.fastForward(20_000);
      } else {
        await stopClock(page);
        // a key starts the idle clock anew
        await page.keyboard.press('Shift');
        await page.clock.fastForward(60_000);
        await dialog.waitFor();
        await page.clock.fastForward(10_000);
      }
      // an order that was left without stopping the clock is there already
      await passToFirstScreen(page);
      const left = () => page.evaluate(() => [sessionStorage.length, history.length]);
      await expect.poll(() => left().catch(() => 'loading'), { message: step }).toEqual([0, entries]);
      expect(await strangeEntries(page), step).toEqual([]);
      expect(page.url(), step).toMatch(/\/kiosk$/);
      await press(page, /^Take away/);
      await page.getByText('Nothing chosen yet').waitFor();
      await press(page, 'Start over');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
      await heading(page, 'What would you like?');
    }
    // the order whose code was shown is the staff's to confirm; the one that was placed before it is cancelled
    const cashier = await asStaff(stage.client(), 'cashier');
    const query = { shop: SHOP, $limit: 2 };
    const { data } = await cashier.find<Rows<TableSession>>('tableSessions', query);
    expect(data).toMatchObject([{ payments: [], pendingPayments: [{}] }, { status: 'cancelled' }]);
    const [left] = data;
    await cashier.create('payments/confirm', { payment: left?.pendingPayments?.[0]?._id ?? '' });
    expect(await newestBill(stage)).toMatchObject({
      _id: left?._id,
      payments: [{}],
      bill: { outstanding: 0 },
    });
  });
}
