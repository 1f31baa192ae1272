import { readFileSync } from 'node:fs';
import type { Mail, PaymentAttempt, PersonalData, Page as Rows, TableSession } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { coupon, placeCart, SOON, storeCart, withDishes } from './harness/cart.ts';
import { choosePicture, logIn } from './harness/members.ts';
import { hears } from './harness/messages.ts';
import { anOrder } from './harness/orders.ts';
import { refuseCalls } from './harness/socket.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();
describe('a member', () => {
  test('comes back to the page that asked, pays by their level, and leaves', async () => {
    const page = await stage.phone();
    await page.goto('/coupon');
    await page.waitForURL('**/member/login?return=%2Fcoupon');
    await logIn(page, 'lin@example.com', 'Wrong2026xx');
    await page.getByText('The e-mail, phone number or password is incorrect.').waitFor();
    await logIn(page, 'LIN@example.com');
    await page.waitForURL('**/coupon');
    await withDishes(page, 'Egg tart');
    await page.getByText('Gold').first().waitFor();
    const placed: TableSession = await placeCart(page, stage.client());
    expect(placed).toMatchObject({
      user: 'user-lin',
      discounts: expect.arrayContaining([
        expect.objectContaining({ source: 'member', vipLevel: 'vip-gold' }),
      ]),
    });
    await page.goto('/member');
    await page.getByText('10% off every order', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Account' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out here' }).click();
    await page.waitForURL('**/member/login**');
    await page.goto('/member/edit');
    await page.waitForURL('**/member/login**');
  });

  test('is told what an action could not do, in two lines or whole, until they close it', async () => {
    const page = await stage.phone();
    // a refusal that the screen does not expect from this call
    const refusal = { name: 'Refused', message: 'no', code: 409, data: { code: 'tooManyShares' } };
    await refuseCalls(page, 'users/logoutEverywhere', refusal);
    await page.goto('/member');
    await logIn(page, 'mei@example.com');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out on all devices' }).dblclick();
    const messages = page.getByRole('region', { name: 'Messages' });
    const text = messages.getByText(/^Too many people share dishes/);
    await text.waitFor();
    expect(await messages.getByRole('listitem').count()).toBe(1);
    const height = () => text.evaluate(({ clientHeight }) => clientHeight);
    const whole = messages.getByRole('button', { name: 'Show the whole message' });
    await whole.waitFor();
    const cut = await height();
    await whole.press('Enter');
    await expect.poll(height).toBeGreaterThan(cut);
    expect(await whole.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('link', { name: 'Your order' }).click();
    await page.waitForURL('**/record');
    // another page, and more than the time of any message that closes by itself
    await page.waitForTimeout(1500);
    await messages.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => messages.getByRole('listitem').count()).toBe(0);
  });

  test('B8.6 downloads what is kept about them, and deletes their account, each for the password', async () => {
    const page = await stage.phone();
    await page.goto('/en/member/register');
    const fields = { name: 'Ada Yip', email: 'ada@example.com', 'new-password': 'Right2026Horse' };
    for (const [name, text] of Object.entries({ ...fields, 'new-password-again': 'Right2026Horse' }))
      await page.locator(`input[name=${name}]`).fill(text);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('link', { name: 'Account' }).or(page.getByText('Ada Yip')).first().waitFor();
    await page.goto('/en/member/edit');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Current password').fill('Wrong2026Horse');
    await sheet.getByRole('button', { name: 'Download my data' }).click();
    await sheet.getByText('This password is not right.').waitFor();
    await sheet.getByLabel('Current password').fill('Right2026Horse');
    const downloading = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^comanda-\d{4}-\d\d-\d\d\.json$/);
    const data: PersonalData = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(data.profile).toMatchObject({ name: 'Ada Yip', email: 'ada@example.com' });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await sheet.getByLabel('Current password').fill('Right2026Horse');
    const deleted = hears(page, /Your account is deleted/);
    await sheet.getByRole('button', { name: 'Delete my account for good' }).dblclick();
    await deleted;
    await page.goto('/en/member/edit');
    await page.waitForURL('**/member/login**');
    await logIn(page, 'ada@example.com', 'Right2026Horse');
    await page.getByText('The e-mail, phone number or password is incorrect.').waitFor();
  });

  test('has a picture that they cut themselves, and takes it away again', async () => {
    const page = await stage.phone();
    await page.goto('/member/edit');
    await logIn(page, 'mei@example.com');
    const file = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('alert').filter({ hasText: 'cannot be opened as a picture' }).waitFor();
    await choosePicture(page);
    const sheet = page.getByRole('dialog', { name: 'Adjust your picture' });
    await sheet.getByRole('button', { name: /^Your picture/ }).focus();
    for (const key of ['+', '+', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    const zoom = sheet.getByRole('slider', { name: 'Zoom' });
    await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('121 %');
    await sheet.getByRole('button', { name: 'Save the picture' }).click();
    const picture = page.getByRole('link', { name: 'Account' }).locator('img');
    await picture.waitFor();
    const isSquare = () =>
      picture.evaluate(
        ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
          naturalWidth > 0 && naturalWidth === naturalHeight,
      );
    await expect.poll(isSquare).toBe(true);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await picture.waitFor({ state: 'detached' });
  });

  test('takes their coupons along when they leave, and has to wait after too many attempts', async () => {
    const page = await stage.phone();
    await storeCart(page, 'Egg tart');
    await page.goto('/coupon?show=gifts');
    await logIn(page, '5555 0101');
    await page.getByRole('button', { name: /^Use A hot milk tea on us/ }).click();
    await page.waitForURL('**/cart');
    await coupon(page, 'A hot milk tea on us').waitFor();
    await page.goto('/member');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out here' }).click();
    await page.waitForURL('**/member/login**');
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Log in to use your gifts and points' }).click();
    expect(await page.getByText('A hot milk tea on us').count()).toBe(0);
    for (let time = 0; time < 6; time += 1) {
      // what says so stands there since the first
      const answered = page.waitForResponse('**/api/authentication');
      await logIn(page, 'nobody@example.com', 'Wrong2026xx');
      await answered;
      await page.getByRole('alert').waitFor();
    }
    await page.getByText(/^Too many attempts. Please wait \d+ seconds, then try again.$/).waitFor();
    await logIn(page, 'mei@example.com');
    await page.waitForURL('**/cart');
    await coupon(page, 'A hot milk tea on us').waitFor();
  });

  test('has the bill of their table while they are logged in', async () => {
    const page = await stage.phone();
    await sitDown(page, await tableAddress(stage.client(), 'A05'), 'A05');
    const session = await page.evaluate(() => {
      const { value } = JSON.parse(localStorage.getItem('comanda.place') ?? '{}') as {
        value: { session: string };
      };
      return value.session;
    });
    const staff = await asStaff(stage.client(), 'manager');
    const whose = async () => (await staff.get<TableSession>('tableSessions', session)).user;
    expect(await whose()).toBeUndefined();
    await page.getByRole('link', { name: 'Login' }).click();
    await logIn(page, 'mei@example.com');
    await expect.poll(whose, SOON).toBe('user-mei');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out here' }).click();
    await expect.poll(whose, SOON).toBeUndefined();
  });

  test('sees points come while the page is open, for an order that is paid at the counter', async () => {
    const page = await stage.phone();
    await page.goto('/member/points');
    await logIn(page, 'kai@example.com');
    const balance = page.getByRole('region', { name: 'Your points' });
    await balance.getByText('140', { exact: true }).waitFor();
    const kai = stage.client();
    const name = { email: 'kai@example.com', password: 'Comanda2026' };
    await kai.create('authentication', { strategy: 'local', ...name });
    const order = await anOrder(kai, 4);
    const requestId = () => crypto.randomUUID();
    const placed = await kai.create<TableSession>('tableSessions/create', {
      requestId: requestId(),
      ...order,
    });
    const { _id: session, bill } = placed;
    const pay = { session, methodRef: 'harbour-counter', amount: bill.outstanding };
    const attempt = await kai.create<PaymentAttempt>('payments/online', { requestId: requestId(), ...pay });
    const cashier = await asStaff(stage.client(), 'cashier');
    await cashier.create('payments/confirm', { payment: attempt._id });
    expect(bill.points).toBeGreaterThan(0);
    await balance.getByText(String(140 + bill.points), { exact: true }).waitFor();
    await page.getByRole('listitem').first().getByText(`+${bill.points}`).waitFor();
  });

  test('signs up as a guest, sees the password rules, and resets the password by a link, once', async () => {
    const page = await stage.phone();
    /** Fills in the new password that the page asks for. */
    const set = async (password: string) => {
      await page.locator('input[name=new-password]').fill(password);
      await page.locator('input[name=new-password-again]').fill(password);
      await page.locator('form button[type=submit]').click();
    };
    await page.goto('/member/register');
    await page.locator('input[name=email]').fill('ann@example.com');
    await page.locator('input[name=new-password]').fill('short');
    await page.locator('form button[type=submit]').click();
    await page.getByText('The password does not meet all the requirements below.').waitFor();
    await set('LongEnough2026');
    await page.getByText('ann@example.com').waitFor();
    expect(new URL(page.url()).pathname).toBe('/member');

    await page.goto('/member/forgotPassword');
    await page.locator('input[name=email]').fill('ann@example.com');
    await page.locator('form button[type=submit]').click();
    await page.getByText('Check your inbox').waitFor();
    const owner = await asStaff(stage.client(), 'owner');
    const readLink = async () => {
      const { data } = await owner.find<Rows<Mail>>('mails');
      const mail = data.find(({ to }) => to === 'ann@example.com');
      return /\S+#token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    };
    await expect.poll(readLink, SOON).not.toBe('');
    const link = await readLink();
    await page.goto(link);
    await set('Another2026');
    await page.getByText('Your new password is set').waitFor();
    await page.reload();
    await set('OnceMore2026');
    await page.getByText('This link is no longer valid. Please request a new one.').waitFor();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password' }).waitFor();
  });
});
