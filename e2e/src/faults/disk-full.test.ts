import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoOrganisation } from '@comanda/demo';
import { damageOf, readRecords } from '@comanda/server/testing/database-records.ts';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { seedDatabase } from '@comanda/server/testing/seed-database.ts';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { audit } from '../harness/audit.ts';
import { createDice } from '../harness/dice.ts';
import { cook, newRush, phone } from '../harness/rush.ts';
import { limitedFiles, mountedDisk } from '../harness/small-disk.ts';
import { PINS, PRICES, SMALL_SHOP, smallShop } from '../harness/small-shop.ts';
import { type StandbyNode, standbyNode } from '../harness/standby-node.ts';
import { aStubbornClient, type StubbornClient } from '../harness/stubborn-client.ts';

const PHONES = 4;
const CAKES = 1000;
const MEBIBYTES = 12;
const program = inject('smallProgram');
const folder = temporaryFolder('comanda-full-');
const folders = ['mounted', 'limited'].map((name) => join(folder, name));
for (const each of folders) mkdirSync(each);
const [mounted = '', limited = ''] = folders;
const disks = [
  { disk: mountedDisk(mounted, MEBIBYTES), dataDir: mounted },
  { disk: limitedFiles(), dataDir: limited },
].flatMap(({ disk, dataDir }) => (disk ? [{ disk, dataDir, name: disk.name }] : []));
const clients: StubbornClient[] = [];
afterAll(() => {
  for (const client of clients) client.close();
  for (const { disk } of disks) disk.remove();
  rmSync(folder, { recursive: true, force: true });
});

const aCall = () => ({
  requestId: randomUUID(),
  shop: SMALL_SHOP,
  session: { type: 'takeAway' },
  products: [{ id: crypto.randomUUID(), product: 'rice', quantity: 1 }],
  total: PRICES.rice,
});

/** Checks the answers of a server with a full disk to an order, a read and a picture. */
async function whileFull({ url }: StandbyNode, dataDir: string): Promise<void> {
  const placed = await fetch(`${url}/api/tableSessions/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aCall()),
  });
  expect([placed.status, await placed.json()]).toEqual([
    503,
    expect.objectContaining({ data: { code: 'unavailable', retryable: true } }),
  ]);
  for (const path of [`products?shops=${SMALL_SHOP}`, 'shops', `board?shop=${SMALL_SHOP}`])
    expect((await fetch(`${url}/api/${path}`)).status).toBe(200);
  const dish = demoOrganisation().products.find(({ image }) => image)?.image;
  const picture = await fetch(`${url}/api/attachments/${dish}-small.webp`);
  expect(picture.status).toBe(200);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const kept = readdirSync(dataDir, { recursive: true }).map(String);
  expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
}

describe.runIf(disks.length > 0)('a disk that is full', () => {
  test.each(disks)(
    '($name): orders are refused for a time, the rest goes on, and nothing is half done',
    async ({ disk, dataDir }) => {
      const place = { file: join(dataDir, 'comanda.sqlite') };
      await seedDatabase(place, smallShop(CAKES, CAKES));
      const node = await standbyNode(program, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, 0);
      const rush = newRush(createDice(5));
      try {
        node.start();
        await node.ready();
        const pid = node.pid();
        const guest = aStubbornClient(node.url);
        const signedIn = async (pin: string) =>
          aStubbornClient(
            node.url,
            await guest.create('authentication', { strategy: 'pin', shop: SMALL_SHOP, pin }),
          );
        const [cashier, kitchen] = [await signedIn(PINS.cashier), await signedIn(PINS.kitchen)];
        const phones = Array.from({ length: PHONES }, () => aStubbornClient(node.url));
        clients.push(guest, cashier, kitchen, ...phones);
        const work = Promise.all([...phones.map((each) => phone(rush, each, cashier)), cook(rush, kitchen)]);
        const orders = () => rush.ledger.orders.size;
        const more = (count: number) =>
          Promise.race([work, expect.poll(orders, { timeout: 60_000 }).toBeGreaterThan(orders() + count)]);
        await more(10);
        disk.fill(pid);
        const refused = () => phones.reduce((sum, { counts }) => sum + counts.refused, 0);
        await expect.poll(refused, { timeout: 30_000 }).toBeGreaterThan(PHONES);
        await whileFull(node, dataDir);
        disk.makeRoom(pid);
        await more(10);
        rush.isOver = true;
        await work;
        expect(node.pid()).toBe(pid);
        await expect
          .poll(async () => (await readRecords(place, SMALL_SHOP)).outbox, { timeout: 10_000 })
          .toBe(0);
        await node.kill();
        console.log(`${disk.name}: ${refused()} calls refused as unavailable, ${orders()} orders placed`);
        audit(await readRecords(place, SMALL_SHOP), rush.ledger, CAKES);
        expect(damageOf(place.file)).toEqual([]);
      } finally {
        rush.isOver = true;
        await node.close();
      }
    },
  );
});
