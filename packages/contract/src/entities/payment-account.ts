import { NUMBER_WARNINGS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, ShortText, stamps } from '../schema.ts';
import { FIELD_NAME, ProviderName } from './payment-provider.ts';

/** The statuses of an account: not tested yet, tested, failed its test, or its secrets cannot be read any more. */
export const PAYMENT_ACCOUNT_STATUSES = ['new', 'working', 'failing', 'secretsLost'] as const;

/** The fields of an account that are no secrets, by name. */
export const AccountFields = Type.Record(
  Type.String({ pattern: FIELD_NAME }),
  Type.String({ maxLength: 200 }),
);
/** The secrets of an account as they are entered, by name; answers never have them. */
export const AccountSecrets = Type.Record(
  Type.String({ pattern: FIELD_NAME }),
  Type.String({ minLength: 1, maxLength: 2_000 }),
);

/** A secret as it is shown: its last four characters and when it was entered. */
const KnownSecret = Closed({ set: Type.Literal(true), last4: Type.String(), changedAt: Instant });

/** An account at a payment provider, where the money of one or several shops goes (payments M1.1). */
export const PaymentAccount = Entity('PaymentAccount', {
  _id: Id('paymentAccount'),
  name: ShortText(60),
  provider: ProviderName,
  /** The shops that use it; every shop when absent. */
  shops: Type.Optional(Type.Array(Id('shop'), { maxItems: 1_000 })),
  mode: Type.Enum(['test', 'live']),
  fields: AccountFields,
  secrets: Type.Record(Type.String({ pattern: FIELD_NAME }), KnownSecret),
  status: Type.Enum(PAYMENT_ACCOUNT_STATUSES),
  /** The last test, and the provider's complaint if it failed. */
  checkedAt: Type.Optional(Instant),
  error: Type.Optional(Type.String()),
  /** The time at which a secret ends by itself, before which the owners are reminded. */
  secretExpiresAt: Type.Optional(Instant),
  /** The time until which webhooks signed with the secret that was replaced are still believed (payments M3.1). */
  formerSecretUntil: Type.Optional(Instant),
  /** The tax invoice numbers that are left, counted once a day, and what to do about them (payments M7.4). */
  invoiceNumbers: Type.Optional(
    Closed({
      left: Type.Integer(),
      of: Type.Integer(),
      warnings: Type.Array(Type.Enum(NUMBER_WARNINGS)),
      countedAt: Instant,
    }),
  ),
  ...stamps,
});
export type PaymentAccount = Static<typeof PaymentAccount>;
