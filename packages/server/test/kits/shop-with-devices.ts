import { aStaffMember } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { smallOrganisation } from './small-organisation.ts';
import { seededCore } from './test-core.ts';

export const MANAGER = aStaffMember('manager');

/** Opens a shop, with the functions that pair a device with a code and without one at hand. */
export async function aShopWithDevices(
  databases: TestDatabases,
  organisation = smallOrganisation({ staff: [] }),
) {
  const test = await seededCore(await databases.open(), { organisation });
  const { devices } = test.core;
  const pair = (code: string, address = 'a') => devices.pair({ code, name: 'Till', kind: 'till' }, address);
  const paired = async () => pair((await devices.pairingCode(MANAGER)).code);
  return { ...test, devices, pair, paired };
}
