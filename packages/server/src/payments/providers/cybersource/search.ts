import { createValidator } from '@comanda/contract';
import Type, { type Static } from 'typebox';
import { fromDecimalAmount, type ProviderAccount, type ProviderStatus } from '../../port/index.ts';
import { cardOf } from './cards.ts';
import type { Connect } from './connect.ts';

const TEXT = Type.String({ maxLength: 500 });
const MAX_FOUND = 100;
const APPROVED = '100';
/** Reasons for which a payment waits for somebody's decision. */
const IN_REVIEW = new Set(['200', '201', '230', '480', '520']);
const CREDIT = 'ics_credit';
const CHARGES = new Set(['ics_auth', 'ics_bill']);

/** A transaction as CyberSource's search answers it, as far as it is read here. */
const Transaction = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' }),
  clientReferenceInformation: Type.Optional(Type.Object({ code: Type.Optional(TEXT) })),
  applicationInformation: Type.Optional(
    Type.Object({
      reasonCode: Type.Optional(Type.Union([TEXT, Type.Null()])),
      applications: Type.Optional(
        Type.Array(Type.Object({ name: TEXT, reasonCode: Type.Optional(Type.Union([TEXT, Type.Null()])) }), {
          maxItems: MAX_FOUND,
        }),
      ),
    }),
  ),
  orderInformation: Type.Optional(
    Type.Object({
      amountDetails: Type.Optional(
        Type.Object({ totalAmount: Type.Optional(TEXT), currency: Type.Optional(TEXT) }),
      ),
    }),
  ),
  paymentInformation: Type.Optional(
    Type.Object({
      card: Type.Optional(Type.Object({ suffix: Type.Optional(TEXT), type: Type.Optional(TEXT) })),
    }),
  ),
});
type Transaction = Static<typeof Transaction>;
const validFound = createValidator(
  Type.Object({
    _embedded: Type.Optional(
      Type.Object({ transactionSummaries: Type.Array(Transaction, { maxItems: MAX_FOUND }) }),
    ),
  }),
);

/** Returns the transactions of a name that CyberSource finds, in any order. */
export async function search(
  connect: Connect,
  account: ProviderAccount,
  ref: string,
): Promise<readonly Transaction[]> {
  const found = validFound(
    await connect(account, '/tss/v2/searches', {
      ...{ save: false, name: 'comanda', query: `clientReferenceInformation.code:${ref}` },
      ...{ offset: 0, limit: MAX_FOUND, sort: 'submitTimeUtc:desc' },
    }),
  );
  if (!found.ok) throw new Error('CyberSource has answered with something else than transactions.');
  const { transactionSummaries = [] } = found.value._embedded ?? {};
  // the search is one of words: only the very name counts
  return transactionSummaries.filter(({ clientReferenceInformation: named }) => named?.code === ref);
}

/** Returns the reason codes of a transaction's charges, or of its credit. */
function reasonsOf(
  { applicationInformation }: Transaction,
  isPart: (name: string) => boolean,
): readonly string[] {
  const { applications = [] } = applicationInformation ?? {};
  return applications.filter(({ name }) => isPart(name)).map(({ reasonCode }) => reasonCode ?? '');
}

/** Returns what has become of an attempt by the transactions of its name. */
export function statusOf(found: readonly Transaction[]): ProviderStatus {
  const charges = found.map((transaction) => ({
    transaction,
    reasons: reasonsOf(transaction, (name) => CHARGES.has(name)),
  }));
  const paid = charges.find(
    ({ reasons }) => reasons.length > 0 && reasons.every((reason) => reason === APPROVED),
  );
  if (paid !== undefined) return { status: 'paid', ...moneyOf(paid.transaction) };
  const isInReview = charges.some(({ reasons }) => reasons.some((reason) => IN_REVIEW.has(reason)));
  return { status: isInReview ? 'processing' : 'open' };
}

function moneyOf({ id, orderInformation, paymentInformation }: Transaction) {
  const { totalAmount = '', currency = '' } = orderInformation?.amountDetails ?? {};
  const amount = fromDecimalAmount(totalAmount);
  if (amount === undefined) throw new Error('CyberSource has answered a payment without its amount.');
  const { type, suffix } = paymentInformation?.card ?? {};
  return { amount, currency, paymentRef: id, ...cardOf(type, suffix) };
}

/** Returns what has become of a refund by the transactions of its name; undefined if there is none. */
export function creditOf(
  found: readonly Transaction[],
): { readonly id: string; readonly isMade: boolean } | undefined {
  const credits = found.flatMap((transaction) => {
    const reasons = reasonsOf(transaction, (name) => name === CREDIT);
    return reasons.length === 0
      ? []
      : [{ id: transaction.id, isMade: reasons.every((reason) => reason === APPROVED) }];
  });
  return credits.find(({ isMade }) => isMade) ?? credits[0];
}
