import Type, { type Static } from 'typebox';
import { AccountFields, AccountSecrets, PaymentAccount } from '../entities/payment-account.ts';
import { Closed, Id } from '../schema.ts';

const { name, provider, shops, mode } = PaymentAccount.properties;

/** Data of create paymentAccounts. */
export const CreatePaymentAccount = Closed(
  { name, provider, shops, mode, fields: AccountFields, secrets: AccountSecrets },
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
  },
  { $id: 'ChangePaymentAccount' },
);
export type ChangePaymentAccount = Static<typeof ChangePaymentAccount>;

/** Data of create paymentAccounts/test. */
export const TestPaymentAccount = Closed({ account: Id('paymentAccount') }, { $id: 'TestPaymentAccount' });
export type TestPaymentAccount = Static<typeof TestPaymentAccount>;
