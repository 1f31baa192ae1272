import { expect, test } from 'vitest';
import { signIn } from './harness/kitchen.ts';
import { servedAllDay } from './harness/menus.ts';
import { aStage } from './harness/stage.ts';

const demo = servedAllDay();
const cashRound = { step: 10, method: 'nearest' } as const;
const stage = aStage({
  organisation: { ...demo, shops: demo.shops.map((shop) => ({ ...shop, cashRound })) },
});

test('M8.1 cash that coins cannot make is refused beside the money, and nothing of it stays over the next sale', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, '/till', 'cashier');
  await page.getByText('Ring up a dish').waitFor();
  const dish = page.getByRole('group', { name: 'Dishes' }).getByRole('button', { name: /Pineapple bun/ });
  await dish.click();
  await page.getByRole('button', { name: /^1 .*Pineapple bun/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  const refusal = page.getByRole('main').getByRole('alert');
  await page.keyboard.type('5.55', { delay: 120 });
  await page.keyboard.press('Enter');
  await refusal.getByText('Cash cannot make this amount.').waitFor();
  // other money is another matter
  await page.keyboard.press('Backspace');
  await refusal.waitFor({ state: 'hidden' });
  await page.keyboard.type('5', { delay: 120 });
  await page.keyboard.press('Enter');
  await refusal.waitFor();
  await page.keyboard.press('F1');
  await page.getByText('Paid, no change').waitFor();
  await dish.click();
  await page.getByRole('button', { name: /^1 .*Pineapple bun/ }).waitFor();
  expect(await page.getByText('Cash cannot make this amount.').count()).toBe(0);
});
