import type { Organisation } from '@comanda/contract';
import { DAY_MS } from '@comanda/domain';
import type { Core } from '../composition/index.ts';

/** The number of devices that a newcomer may try: a till, a handheld, a kiosk. */
const CODES = 3;

/** Creates codes that pair devices with the demo's first shop, each once and within a day of the start. */
export async function demoPairingCodes(
  { devices }: Pick<Core, 'devices'>,
  { shops: [shop], staff: people }: Organisation,
): Promise<readonly string[]> {
  const owner = people.find(({ role }) => role === 'owner');
  if (shop === undefined || owner === undefined) return [];
  const actor = { kind: 'staff', staff: owner, shop: shop._id } as const;
  const codes = Array.from({ length: CODES }, () => devices.pairingCode(actor, DAY_MS));
  return (await Promise.all(codes)).map(({ code }) => code);
}
