import Type, { type Static } from 'typebox';
import { AccountFields, AccountSecrets, PaymentAccount } from '../entities/payment-account.ts';
import { Closed, Id, Instant } from '../schema.ts';

const { name, provider, shops, mode, secretExpiresAt } = PaymentAccount.properties;

/** Data of create paymentAccounts. */
export const CreatePaymentAccount = Closed(
  { name, provider, shops, mode, secretExpiresAt, fields: AccountFields, secrets: AccountSecrets },
  { $id: 'CreatePaymentAccount' },
);
export type CreatePaymentAccount = Static<typeof CreatePaymentAccount>;

/** Data of patch paymentAccounts/{id}; fields and secrets that it does not name stay. */
export const ChangePaymentAccount = Closed(
  {
    name: Type.Optional(name),
    shops,
    mode: Type.Optional(mode),
    fields: Type.Optional(AccountFields),
    secrets: Type.Optional(AccountSecrets),
    /** Null if no secret ends. */
    secretExpiresAt: Type.Optional(Type.Union([Instant, Type.Null()])),
    /** True to believe no webhook by a replaced secret any longer, as when it has leaked. */
    endFormerSecret: Type.Optional(Type.Literal(true)),
  },
  { $id: 'ChangePaymentAccount' },
);
export type ChangePaymentAccount = Static<typeof ChangePaymentAccount>;

/** Data of create paymentAccounts/test. */
export const TestPaymentAccount = Closed({ account: Id('paymentAccount') }, { $id: 'TestPaymentAccount' });
export type TestPaymentAccount = Static<typeof TestPaymentAccount>;
