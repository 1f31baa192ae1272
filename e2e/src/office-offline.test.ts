import { expect, test } from 'vitest';
import { signIn } from './harness/kitchen.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const PAGE = '/office/shop?page=details';

test('B10.1 what is typed without a connection is kept on the device, and saved once it is back, also after a reload', async () => {
  const { page, context } = await stage.device();
  await signIn(page, '/office/shop', 'owner');
  await page.goto(PAGE);
  const telephone = page.getByRole('textbox', { name: 'Telephone' });
  await telephone.waitFor();
  const kept = page.getByText('Your changes are kept on this device');
  const saved = page.getByText('Guests see every change at once.');
  await saved.waitFor();

  await context.setOffline(true);
  await telephone.fill('2345 6789');
  await telephone.blur();
  await kept.waitFor();
  expect(await telephone.inputValue()).toBe('2345 6789');
  await context.setOffline(false);
  await saved.waitFor();

  await context.setOffline(true);
  await telephone.fill('2345 0000');
  await telephone.blur();
  await kept.waitFor();
  // leaves before anything could be sent
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(PAGE);
  await expect.poll(() => telephone.inputValue(), { timeout: 20_000 }).toBe('2345 0000');
  await saved.waitFor();
  const answer = await page.request.get(`${stage.restaurant().url}/api/shops`);
  expect(await answer.text()).toContain('2345 0000');
}, 120_000);
