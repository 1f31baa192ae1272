import { globSync } from 'node:fs';
import { join } from 'node:path';
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

/** "A05" in Code 39: bars and gaps in turn, narrow or wide. */
const BARS = ['nwnnwnwnn', 'wnnnnwnnw', 'nnnwwnwnn', 'wnnwwnnnn', 'nwnnwnwnn'].join('n');

test('T3.3 a browser without a reader of its own reads codes in a worker that is served with its WebAssembly', async () => {
  const [worker = ''] = globSync('assets/read-codes-*.js', {
    cwd: join(import.meta.dirname, '../../packages/web/dist'),
  });
  const page = await stage.phone();
  await opens(page, '/shops');
  const read = await page.evaluate(
    async ([path, bars]) => {
      const canvas = new OffscreenCanvas(700, 200);
      const ink = canvas.getContext('2d');
      if (ink === null) throw new Error('no canvas');
      ink.fillStyle = 'white';
      ink.fillRect(0, 0, 700, 200);
      ink.fillStyle = 'black';
      let x = 50;
      for (const [at, width] of [...bars].entries()) {
        const pixels = width === 'w' ? 9 : 3;
        if (at % 2 === 0) ink.fillRect(x, 40, pixels, 120);
        x += pixels;
      }
      const reader = new Worker(path);
      const answer = new Promise((resolve, reject) => {
        reader.onmessage = ({ data }) => resolve(data);
        reader.onerror = ({ message }) => reject(new Error(message));
      });
      const picture = canvas.transferToImageBitmap();
      reader.postMessage({ id: 1, picture }, [picture]);
      return answer;
    },
    [`/${worker}`, BARS] as const,
  );
  expect(read).toEqual({ id: 1, texts: ['A05'] });
});
