import type { StaffRole } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import type { FeathersClient } from './feathers-client.ts';
import { SHOP } from './orders.ts';

/** Returns the PIN of the demo's first person with a role. */
export function pinOf(role: StaffRole): string {
  const person = demoOrganisation().staff.find((each) => each.role === role);
  if (!person) throw new Error(`the demo has no ${role}`);
  return person.pin;
}

/** Returns the e-mail address and the password of the demo's owner. */
export function ownersPassword(): { readonly email: string; readonly password: string } {
  const { email = '', password = '' } = demoOrganisation().staff.find(({ role }) => role === 'owner') ?? {};
  return { email, password };
}

/** Signs in with a PIN; the owner, who also makes calls of the office, by password. */
export function staffToken(
  client: FeathersClient,
  role: StaffRole,
  shop: string = SHOP,
): Promise<{ readonly accessToken: string }> {
  if (role === 'owner')
    return client.create('authentication', { strategy: 'local', office: true, shop, ...ownersPassword() });
  return client.create('authentication', { strategy: 'pin', shop, pin: pinOf(role) });
}

/** Signs a client in for its whole connection. */
export async function asStaff(
  client: FeathersClient,
  role: StaffRole,
  shop: string = SHOP,
): Promise<FeathersClient> {
  const { accessToken } = await staffToken(client, role, shop);
  await client.create('authentication', { strategy: 'jwt', accessToken });
  return client;
}
