import { PAYMENT_KINDS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Entity, LocalizedText } from '../schema.ts';

/** Names of providers, and of the fields of their accounts. */
export const FIELD_NAME = '^[a-z][a-zA-Z0-9]{0,31}$';
/** The name of a payment provider; the server's registry has those there are. */
export const ProviderName = Type.String({ pattern: FIELD_NAME });

/** A field of an account's form, in the words of its provider. */
const ProviderField = Type.Object(
  {
    name: Type.String({ pattern: FIELD_NAME }),
    label: LocalizedText,
    /** The place where the owner finds it at the provider. */
    hint: Type.Optional(LocalizedText),
    /** True for a key, which is written and never read back. */
    isSecret: Type.Boolean(),
    isOptional: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** A provider that accounts can be made at, with the form of its accounts (payments M1.1). */
export const PaymentProviderForm = Entity('PaymentProviderForm', {
  _id: ProviderName,
  name: LocalizedText,
  /** The name under which guests are offered it. */
  method: LocalizedText,
  /** The address where its keys are found. */
  keysAt: Type.String(),
  fields: Type.Array(ProviderField),
  /** The events that its webhook is to send; the secret that signs them is a field of the form. */
  webhookEvents: Type.Array(Type.String()),
  /** The kind of the method that it is offered as, where that takes no money itself. */
  kind: Type.Optional(Type.Enum(PAYMENT_KINDS)),
  /** The methods for the wallets that its page takes, which are offered where the browser has them. */
  wallets: Type.Optional(
    Type.Array(
      Type.Object(
        { kind: Type.Enum(['applePay', 'googlePay']), name: LocalizedText },
        { additionalProperties: false },
      ),
    ),
  ),
  /** The name of a `cardOnFile` method, where the provider keeps members' cards. */
  cardOnFile: Type.Optional(LocalizedText),
});
export type PaymentProviderForm = Static<typeof PaymentProviderForm>;
