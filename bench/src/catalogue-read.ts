import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import autocannon from 'autocannon';
import { type Bench, rounded } from './report.ts';

const SECONDS = 4;
const CONNECTIONS = 16;
const PATH = '/api/products?shops=harbour&$limit=200';

async function requestsPerSecond(url: string): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: 1 });
  const { requests, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were refusals`);
  return requests.average;
}

async function ofBareHandler(bytes: Uint8Array): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'));
  const file = join(folder, 'bytes');
  writeFileSync(file, bytes);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-handler.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    return await requestsPerSecond(`http://127.0.0.1:${port.toString().trim()}/`);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Reading 200 products with their options' ids, against a bare handler that sends the same bytes. */
export const catalogueRead: Bench = {
  name: 'catalogue-read',
  async measure() {
    const restaurant = await openRestaurant({ env: { RATE_LIMIT: '0' } });
    try {
      const url = `${restaurant.url}${PATH}`;
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      const ours = await requestsPerSecond(url);
      const bare = await ofBareHandler(bytes);
      return {
        bench: 'catalogue-read',
        unit: 'ratio',
        value: rounded(ours / bare),
        target: 0.6,
        bound: 'atLeast',
        perSecond: Math.round(ours),
        barePerSecond: Math.round(bare),
        kibibytes: rounded(bytes.length / 1024),
      };
    } finally {
      await restaurant.remove();
    }
  },
};
