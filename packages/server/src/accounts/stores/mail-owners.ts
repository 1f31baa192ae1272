import { FALLBACK_LANGUAGE, nameIn } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import { DAY_MS } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredMail, Tx } from '../../db/index.ts';
import { instantOf } from '../../lib/index.ts';
import { writeMail } from '../../mails/index.ts';
import { allStaff } from './staff-store.ts';

/** Time for which a mail to the owners is tried. */
const MAIL_KEPT_MS = 7 * DAY_MS;
const OFFICE_PAYMENTS = ROUTES.office.replace(':part?', 'payments');

/** Mails every owner who has an address and has not left. */
export async function mailOwners(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  about: Omit<StoredMail, 'to' | 'name' | 'locale'>,
): Promise<void> {
  const expiresAt = instantOf(context.clock.now() + MAIL_KEPT_MS);
  for (const { role, email, name, archivedAt } of await allStaff(tx)) {
    if (role !== 'owner' || email === undefined || archivedAt !== undefined) continue;
    await writeMail(tx, context, { ...about, to: email, locale: FALLBACK_LANGUAGE.code, name }, expiresAt);
  }
}

/** The new payee of a way to pay, in the shops named; in all of them when absent. */
type Payee = {
  readonly shops: readonly string[] | undefined;
  readonly method: string;
  readonly now: string;
  readonly by: string | undefined;
};

/** Mails every owner that guests' money goes elsewhere from now on (office B6.1). */
export async function mailPayee(
  tx: Tx,
  context: Pick<CoreContext, 'clock' | 'catalogue'>,
  { shops, method, now, by = '' }: Payee,
): Promise<void> {
  const concerned = context.catalogue
    .list('shops')
    .filter(({ _id }) => shops === undefined || shops.includes(_id));
  const shop = concerned.map(({ name }) => nameIn(FALLBACK_LANGUAGE, name)).join(', ');
  await mailOwners(tx, context, {
    kind: 'payeeChanged',
    path: OFFICE_PAYMENTS,
    payee: { shop, method, now, by },
  });
}

/** Returns the name of the member of staff who makes a change; undefined for any other actor. */
export function staffNameOf(actor: Actor): string | undefined {
  return actor.kind === 'staff' ? actor.staff.name : undefined;
}
