import { networkInterfaces } from 'node:os';
import { toString as drawCode } from 'qrcode';
import type { Core } from '../composition/index.ts';

/** Shops whose codes fit a terminal. */
const MAX_POSTERS = 5;

/** Returns this machine's address on the local network; undefined without one. */
export function lanAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/**
 * Renders the code of each shop's first table for the terminal, in colour where supported, else in plain
 * characters; none for more than a few shops.
 */
export async function tablePosters(
  { catalogue, ordering }: Core,
  origin: string,
  isTerminal: boolean,
): Promise<readonly string[]> {
  const shops = catalogue.list('shops').filter((shop) => shop.onlineEnabledFixedCode);
  // a chain prints its codes at the owner's page
  if (shops.length > MAX_POSTERS) return [];
  const posters = shops.map(async (shop) => {
    const [table] = (await catalogue.load(shop._id)).list('tableViewItems');
    if (table === undefined) return [];
    const { path } = await ordering.tableCode(shop._id, table._id);
    const url = `${origin}${path}`;
    const look = isTerminal ? ({ type: 'terminal', small: true } as const) : ({ type: 'utf8' } as const);
    const code = await drawCode(url, { ...look, errorCorrectionLevel: 'L', margin: 2 });
    return [`  Table ${table.name}, ${shop.name.en}`, `  ${url}`, code];
  });
  return (await Promise.all(posters)).flat();
}
