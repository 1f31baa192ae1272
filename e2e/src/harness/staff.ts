import type { StaffRole } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import { SHOP } from './orders.ts';
import type { StockClient } from './stock-client.ts';

/** The PIN of the demo's first person with a role. */
export function pinOf(role: StaffRole): string {
  const person = demoOrganisation().staff.find((each) => each.role === role);
  if (!person) throw new Error(`the demo has no ${role}`);
  return person.pin;
}

/** Signs in with a PIN. */
export function staffToken(client: StockClient, role: StaffRole): Promise<{ readonly accessToken: string }> {
  return client.create('authentication', { strategy: 'pin', shop: SHOP, pin: pinOf(role) });
}
