import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  aKiosk,
  heading,
  newestBill,
  passToFirstScreen,
  press,
  smallTargets,
  stopClock,
  takeAwayTo,
} from '../harness/kiosk.ts';
import { signIn } from '../harness/kitchen.ts';
import { logIn } from '../harness/members.ts';
import { strangeEntries } from '../harness/pairing.ts';
import type { Stage } from '../harness/stage.ts';

/** Lets the idle times pass over an open payment: nobody is asked, and its code stays. */
async function letIdlePass(page: Page): Promise<void> {
  await stopClock(page);
  await page.keyboard.press('Shift');
  for (const passed of [60_000, 10_000]) {
    await page.clock.fastForward(passed);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  }
  await page.clock.resume();
  await page.getByRole('img', { name: 'Code to pay with a phone' }).waitFor();
}

/** Declares the tests of ways to pay, and of members. */
export function paying(stage: Stage): void {
  test('T9.4 T11.7 is paid on the guest’s phone by a code while the idle clock stands still, once, to the number; the receipt is one that reads only', async () => {
    let redirect = '';
    let receipt = '';
    const page = await aKiosk(stage, (frame) => {
      redirect = /"redirect":"([^"]+)"/.exec(frame)?.[1] ?? redirect;
      receipt = /"url":"([^"]+#receipt=[\w-]{22})"/.exec(frame)?.[1] ?? receipt;
    });
    await takeAwayTo(page, 'pay');
    // a code that nobody scans is given up for another way
    await press(page, /^FPS/);
    await page.getByRole('img', { name: 'Code to pay with a phone' }).waitFor();
    await page.getByText(/^Reference: /).waitFor();
    await press(page, 'Pay another way');
    await press(page, /^Test card/);
    await heading(page, 'Scan with your phone to pay');
    await page.getByRole('img', { name: 'Code to pay with a phone' }).waitFor();
    await letIdlePass(page);
    const phone = await stage.phone();
    await phone.goto(redirect);
    await phone.getByRole('button', { name: 'Approve', exact: true }).click();
    await heading(page, 'Thank you');
    const bill = await newestBill(stage);
    expect(bill).toMatchObject({ source: 'kiosk', status: 'done', bill: { outstanding: 0 } });
    expect(bill?.payments.map(({ amount }) => amount)).toEqual([bill?.bill.total]);
    await page.getByText(bill?.orderNumber ?? '-', { exact: true }).waitFor();
    await page.getByRole('img', { name: 'Scan for your receipt' }).waitFor();
    // the phone came back to the receipt, whose key is not the one that changes the order
    await phone.getByRole('heading', { name: 'Receipt' }).waitFor();
    const other = await stage.phone();
    await other.goto(receipt);
    await other.getByRole('heading', { name: 'Receipt' }).waitFor();
    await page.clock.fastForward(20_000);
    await passToFirstScreen(page);
    expect(await strangeEntries(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('T9.3 T9.4 reads the code on a member’s phone, which no field waits for, and goes on to the number once a cashier has seen FPS money', async () => {
    const phone = await stage.phone();
    let code = '';
    phone.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        code = /"code":"([^"]+)","expiresAt"/.exec(String(payload))?.[1] ?? code;
      }),
    );
    await phone.goto('/member/qrCode');
    await logIn(phone, 'lin@example.com');
    await phone.getByRole('figure').getByRole('img').waitFor();
    const page = await aKiosk(stage);
    await takeAwayTo(page, 'member');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await heading(page, 'Your order');
    await page.getByText(/Lin/).first().waitFor();
    await press(page, /^Order and pay/);
    await heading(page, 'How would you like to pay?');
    await press(page, /^FPS/);
    await page.getByText(/^Reference: /).waitFor();
    expect(await smallTargets(page)).toEqual([]);
    const bill = await newestBill(stage);
    expect(bill).toMatchObject({ source: 'kiosk', user: 'user-lin', bill: { paid: 0 } });
    const till = await stage.desktop();
    await signIn(till, '/till', 'cashier');
    await till.getByRole('button', { name: /^Bills/ }).click();
    const reference = (await page.getByText(/^Reference: /).textContent())?.replace('Reference: ', '') ?? '-';
    await till
      .getByRole('listitem')
      .filter({ hasText: reference })
      .getByRole('button', { name: 'Seen at the bank' })
      .click();
    await till.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is paid' }).click();
    await heading(page, 'Thank you');
    await page.getByText(bill?.orderNumber ?? '-', { exact: true }).waitFor();
    expect(await newestBill(stage)).toMatchObject({ _id: bill?._id, bill: { outstanding: 0 } });
    // the same code at the till, scanned with the focus nowhere: it finds the member of a new order
    await till.getByRole('button', { name: 'Counter' }).click();
    await till.getByText('Ring up a dish').waitFor();
    await till.evaluate(
      (keys) => {
        for (const key of keys)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      },
      [...code, 'Enter'],
    );
    await till.getByRole('complementary', { name: 'Bill' }).getByText(/Lin/).waitFor();
  });
}
