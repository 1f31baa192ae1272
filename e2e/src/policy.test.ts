import type { SessionWithKey } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withDishes } from './harness/cart.ts';
import { anOrder, SHOP } from './harness/orders.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();
const SLOW = 180_000;
const PAGES = ['/', '/shops', '/browse', '/products/afternoon-tea-set', '/record', '/tnc', '/nowhere'];

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
}

test('no page of a guest asks for what its policy forbids', { timeout: SLOW }, async () => {
  const guest = await stage.phone();
  const client = stage.client();
  await sitDown(guest, await tableAddress(client, 'A05'), 'A05');
  for (const path of PAGES) await opens(guest, path);
  await opens(guest, `/?shop=${SHOP}`);
  await withDishes(guest, 'Egg tart');

  const placed = await client.create<SessionWithKey>('tableSessions/create', {
    requestId: crypto.randomUUID(),
    ...(await anOrder(client)),
  });
  const { redirect = '' } = await client.create<{ redirect?: string }>('payments/online', {
    requestId: crypto.randomUUID(),
    session: placed._id,
    restoreKey: placed.restoreKey,
    methodRef: `${SHOP}-sandbox`,
    amount: placed.bill.total,
  });
  await opens(guest, redirect);
  await opens(guest, '/api/docs');
});

test('what somebody wrote into a page does not run', { timeout: SLOW }, async () => {
  const { page, problems } = await stage.device();
  await opens(page, '/shops');
  const isStopped = await page.evaluate(async () => {
    const stopped = new Promise((resolve) =>
      addEventListener('securitypolicyviolation', () => resolve(true), { once: true }),
    );
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return (await stopped) === true && !('ran' in window);
  });
  expect(isStopped).toBe(true);
  expect(problems.splice(0)).toHaveLength(1);
});
