import type { Page as Rows, StaffCall } from '@comanda/contract';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../harness/accessibility.ts';
import { aKiosk, press } from '../harness/kiosk.ts';
import { signIn } from '../harness/kitchen.ts';
import { SHOP } from '../harness/orders.ts';
import { asStaff, pinOf } from '../harness/staff.ts';
import type { Stage } from '../harness/stage.ts';

/** Declares the tests of calls of staff, and of their own way out. */
export function callingStaff(stage: Stage): void {
  test('T9.5 calls staff before anything is ordered, who answer it; the kiosk says who comes', async () => {
    const page = await aKiosk(stage);
    const { page: handheld } = await stage.device({ size: 'phone' });
    await signIn(handheld, '/handheld', 'waiter');
    await press(page, 'Call staff');
    await page.getByText('Staff know that you need them.').waitFor();
    const waiter = await asStaff(stage.client(), 'waiter');
    const { data } = await waiter.find<Rows<StaffCall>>('staffCalls', { shop: SHOP });
    expect(data).toMatchObject([{ device: { name: 'Kiosk 1' }, kind: 'service' }]);
    await press(page, /^Take away/);
    // a waiter's phone shows it above the tables
    const answer = handheld.getByRole('button', { name: 'On my way Kiosk 1' });
    await answer.click();
    await answer.waitFor({ state: 'detached' });
    await page.getByText(/^\S+ is on the way\.$/).waitFor();
  });

  test('T9.5 lets staff out by five seconds on the corner and a manager’s PIN, and says so when the server is away', async () => {
    const page = await aKiosk(stage);
    const corner = page.getByRole('button', { name: 'Staff: hold for five seconds' });
    await corner.dispatchEvent('pointerdown');
    await page.clock.fastForward(4_000);
    await corner.dispatchEvent('pointerup');
    await page.clock.fastForward(5_000);
    const pin = page.getByRole('alertdialog', { name: 'Manager’s PIN' });
    expect(await pin.isVisible()).toBe(false);
    // a jump of the clock while a call is on its way breaks the connection, and the corner is let go of
    const hold = async () => {
      await corner.dispatchEvent('pointerdown');
      await page.clock.fastForward(5_000);
      return pin.waitFor({ timeout: 4_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(hold, { timeout: 40_000 }).toBe(true);
    const enter = async (digits: string) => {
      for (const digit of digits) await pin.getByRole('button', { name: digit, exact: true }).click();
      await pin.getByRole('button', { name: 'Continue' }).click();
    };
    await enter(pinOf('cashier'));
    await pin.getByText('This PIN is incorrect.').waitFor();
    await enter(pinOf('manager'));
    const settings = page.getByRole('alertdialog', { name: 'This kiosk' });
    await settings.getByRole('radio', { name: 'Are called by number' }).check({ force: true });
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('Saved').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await settings.getByRole('button', { name: 'Back to the guests' }).click();
    // now guests who eat here need no tent
    await press(page, /^Eat here/);
    await page.getByText('Nothing chosen yet').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('heading', { name: 'Please order at the counter' }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Nothing chosen yet').waitFor();
  });
}
