import { type Dispute, FALLBACK_LANGUAGE, languageOf } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import { currencyFormatOf, DAY_MS, hasDuty, moneyText } from '@comanda/domain';
import { allStaff } from '../accounts/stores/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt, StoredMail, StoredStaff, Tx } from '../db/index.ts';
import { instantOf } from '../lib/index.ts';
import { writeMail } from '../mails/index.ts';
import { incidentOf } from './attempts/index.ts';

/** Time for which a mail about money is tried. */
const MAIL_KEPT_MS = 3 * DAY_MS;
const MANAGERS: readonly StoredStaff['role'][] = ['manager', 'areaManager', 'owner'];
const OFFICE_PAYMENTS = ROUTES.office.replace(':part?', 'payments');
const LANGUAGE = languageOf(FALLBACK_LANGUAGE.code);

/**
 * Mails the managers of a shop about money that they have to decide about (payments M2.7): once for each matter, as it
 * comes up.
 */
export async function mailIncident(
  tx: Tx,
  context: CoreContext,
  attempt: StoredAttempt,
  before: StoredAttempt,
): Promise<void> {
  const incident = incidentOf(attempt);
  if (incident === undefined || incident === incidentOf(before)) return;
  const { shop, orderNumber, tableName, received } = attempt;
  const amount = received?.amount ?? attempt.amount + attempt.tips;
  await mailTo(tx, context, shop, MANAGERS, {
    kind: 'paymentIncident',
    incident,
    ...factsOf(context, shop, { amount, currency: received?.currency ?? attempt.currency }),
    order: orderNumber ?? tableName ?? '',
  });
}

/** Mails the owners about a payment that is disputed (payments M4.5). */
export async function mailDispute(tx: Tx, context: CoreContext, dispute: Dispute): Promise<void> {
  const { shop, orderNumber = '', dueAt } = dispute;
  await mailTo(tx, context, shop, ['owner'], {
    kind: 'disputeOpened',
    ...factsOf(context, shop, dispute),
    order: orderNumber,
    ...(dueAt !== undefined && { due: dueAt.slice(0, 'yyyy-mm-dd'.length) }),
  });
}

type Facts = NonNullable<StoredMail['facts']>;

/** Returns the shop's name and the money, as its currency is written. */
function factsOf(
  context: CoreContext,
  id: string,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): Pick<Facts, 'shop' | 'amount'> {
  const shop = shopOf(context, id);
  const format = currencyFormatOf(currency === shop.currency ? shop : { currency });
  return { shop: shop.name[LANGUAGE.field] ?? id, amount: moneyText(amount, format, LANGUAGE.tag) };
}

/** Mails the owners about the secret of an account that ends soon (payments M1.1). */
export async function mailExpiry(
  tx: Tx,
  context: CoreContext,
  expiring: NonNullable<StoredMail['expiring']>,
): Promise<void> {
  const owners = ({ role }: StoredStaff) => hasDuty(role, 'own');
  await mailStaff(tx, context, owners, { kind: 'secretExpires', expiring });
}

/** Mails the owners about an account whose keys its provider refuses (payments M1.4). */
export async function mailFailing(
  tx: Tx,
  context: CoreContext,
  failing: NonNullable<StoredMail['failing']>,
): Promise<void> {
  const owners = ({ role }: StoredStaff) => hasDuty(role, 'own');
  await mailStaff(tx, context, owners, { kind: 'accountFails', failing });
}

async function mailTo(
  tx: Tx,
  context: CoreContext,
  shop: string,
  roles: readonly StoredStaff['role'][],
  { kind, ...facts }: Facts & { readonly kind: 'paymentIncident' | 'disputeOpened' },
): Promise<void> {
  const isConcerned = ({ role, shops }: StoredStaff) =>
    roles.includes(role) && (shops.length === 0 || shops.includes(shop));
  await mailStaff(tx, context, isConcerned, { kind, facts });
}

async function mailStaff(
  tx: Tx,
  context: CoreContext,
  isConcerned: (person: StoredStaff) => boolean,
  about: Pick<StoredMail, 'kind' | 'facts' | 'expiring' | 'failing'>,
): Promise<void> {
  const expiresAt = instantOf(context.clock.now() + MAIL_KEPT_MS);
  for (const person of await allStaff(tx)) {
    const { email, name, archivedAt } = person;
    if (email === undefined || archivedAt !== undefined || !isConcerned(person)) continue;
    const mail: StoredMail = { to: email, locale: LANGUAGE.code, name, path: OFFICE_PAYMENTS, ...about };
    await writeMail(tx, context, mail, expiresAt);
  }
}
