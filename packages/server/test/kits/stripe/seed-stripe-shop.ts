import type { Organisation } from '@comanda/contract';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import { type DbLocation, openDb } from '../../../src/db/open-db.ts';
import { createStripe } from '../../../src/payments/providers/stripe/index.ts';
import { accountMethod } from '../account-provider.ts';
import { aStaffMember } from '../calls.ts';
import { CHEAP_HASHES } from '../cheap-hashes.ts';
import { silentLog } from '../silent-log.ts';
import { SHOP, smallOrganisation } from '../small-organisation.ts';
import { startCore } from '../test-core.ts';
import type { StripeSimulator } from './stripe-simulator.ts';

/** PIN of the manager in a shop that is paid by Stripe. */
export const MANAGER_PIN = '4444';

/**
 * Seeds an empty database with a shop whose guests pay at a simulator of Stripe, for servers with this secret to be
 * started on it; returns the account.
 */
export async function seedStripeShop(
  place: DbLocation,
  secret: string,
  { address, secretKey, webhookSecret }: StripeSimulator,
): Promise<string> {
  const db = await openDb(place, silentLog);
  const { core, clock } = await startCore(db, { secret, providers: [createStripe(address)] });
  const { accounts } = core.payments;
  const { _id: account } = await accounts.create(
    {
      ...{ name: 'Cards', provider: 'stripe', mode: 'test', fields: {} },
      secrets: { secretKey, webhookSecret },
    },
    aStaffMember('owner'),
  );
  const { status } = await accounts.test({ account });
  if (status !== 'working') throw new Error(`the account is ${status}`);
  const { staff, paymentMethods, ...organisation } = smallOrganisation();
  const manager: Organisation['staff'][number] = {
    ...{ _id: 'manager1', name: 'Manager', shops: [SHOP], pin: MANAGER_PIN },
    role: 'manager',
  };
  await seedOrganisation(
    db,
    {
      ...organisation,
      staff: [...staff, manager],
      paymentMethods: [...paymentMethods, accountMethod(account)],
    },
    clock,
    CHEAP_HASHES,
  );
  await core.close();
  return account;
}
