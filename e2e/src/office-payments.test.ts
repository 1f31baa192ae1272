import type { PaymentAccount, Page as Rows } from '@comanda/contract';
import { expect, test } from 'vitest';
import { problemsOf } from './harness/glance.ts';
import { signIn } from './harness/kitchen.ts';
import { settled, showAt } from './harness/screens.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

// Adyen is nowhere: a test of an account fails at once
const NOWHERE = JSON.stringify({ adyen: 'http://127.0.0.1:9' });
const stage = aStage({ env: { SIMULATORS: NOWHERE } });
const TOUR_TIME = 240_000;

test(
  'B5.2 M1.1 M6.1 a bank’s app is added with the keyboard at 320 px, changed and removed, in three languages and the dark',
  async () => {
    const { page } = await stage.device({ size: 'phone', colorScheme: 'dark' });
    await showAt(page, 320);
    await signIn(page, '/office/payments', 'owner');
    const found: string[] = [];
    const look = async (name: string) => {
      await settled(page);
      found.push(...(await problemsOf(page)).map((problem) => `${name}: ${problem}`));
    };
    const ways = page.getByRole('region', { name: 'Ways to pay without an account' });
    await ways.getByRole('button', { name: 'Add a way to pay' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Add a way to pay' });
    await sheet.getByLabel('Name, English').fill('FPS to our mobile');
    await sheet.getByLabel('The account is known by').selectOption({ label: 'Mobile number' });
    const number = sheet.getByLabel('Mobile number');
    await number.fill('6789');
    await number.press('Enter');
    await sheet.getByText('No bank would find this. Check it once more.').waitFor();
    await look('form');
    await number.fill('6789 1234');
    await number.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    const card = ways.getByRole('listitem').filter({ hasText: 'FPS to our mobile' });
    await card.getByText('+852-67891234').waitFor();
    for (const language of ['zh-hk', 'zh-cn', 'en']) {
      await page.goto(`/${language}/office/payments`);
      await page.getByText('+852-67891234').waitFor();
      await look(`list, ${language}`);
    }
    await card.getByRole('button', { name: 'Change: FPS to our mobile' }).press('Enter');
    const change = page.getByRole('dialog', { name: 'Change' });
    const name = change.getByLabel('Name, English');
    await name.fill('FPS');
    const places = change.getByRole('group', { name: 'Where it is offered' });
    for (const place of ['Guests’ phones', 'Kiosks'])
      await places.getByRole('checkbox', { name: place }).press('Space');
    await places.getByText('Choose at least one place.').waitFor();
    await look('places');
    await places.getByRole('checkbox', { name: 'Kiosks' }).press('Space');
    await places.getByText('Choose at least one place.').waitFor({ state: 'detached' });
    await name.press('Enter');
    await change.waitFor({ state: 'detached' });
    const renamed = ways.getByRole('listitem').filter({ hasText: '+852-67891234' });
    await renamed.getByRole('heading', { name: 'FPS', exact: true }).waitFor();
    await renamed.getByText('Kiosks', { exact: true }).waitFor();
    await renamed.getByRole('button', { name: 'Remove: FPS' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await renamed.waitFor({ state: 'detached' });
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

test('B5.2 an account: what is missing is said at its field, which gets the focus, and a double tap on Save makes one', async () => {
  const page = await stage.desktop();
  await signIn(page, '/office/payments', 'owner');
  await page.getByRole('button', { name: 'Add an account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add an account' });
  await sheet.getByLabel('Provider').selectOption({ label: 'Adyen' });
  const merchant = sheet.getByLabel('Merchant account');
  await merchant.fill('Harbour ECOM');
  await sheet.getByLabel('Name', { exact: true }).fill('Our cards');
  await sheet.getByLabel('API key').fill('AQEhhmfuXNWTK0Qc');
  const save = sheet.getByRole('button', { name: 'Save and test' });
  await save.click();
  await sheet.getByText('This does not look right. Copy it once more.').waitFor();
  await expect.poll(() => merchant.evaluate((field) => field === document.activeElement)).toBe(true);
  await merchant.fill('HarbourECOM');
  await save.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Our cards' }).first().waitFor();
  const owner = await asStaff(stage.client(), 'owner');
  const { data } = await owner.find<Rows<PaymentAccount>>('paymentAccounts');
  expect(data.map(({ name }) => name)).toEqual(['Our cards']);
});
