import type {
  ChangePaymentAccount,
  CreatePaymentAccount,
  PaymentAccount,
  PaymentProviderForm,
  TestPaymentAccount,
} from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import { allAccounts, presentAccount } from './account-store.ts';
import {
  type AccountForms,
  changeAccount,
  createAccount,
  deleteAccount,
  testAccount,
} from './change-accounts.ts';

/** The organisation's accounts at payment providers; the policy table lets only owners in. */
export type PaymentAccounts = {
  /** Returns the providers that accounts can be made at, with their forms. */
  providers(): readonly PaymentProviderForm[];
  find(): Promise<readonly PaymentAccount[]>;
  /** Throws `badRequest` with the `problems` of the fields. */
  create(call: CreatePaymentAccount, actor: Actor): Promise<PaymentAccount>;
  change(id: string, call: ChangePaymentAccount, actor: Actor): Promise<PaymentAccount>;
  /** Throws `inUse` if a payment was started with it. */
  remove(id: string, actor: Actor): Promise<PaymentAccount>;
  /** Asks the provider if the account works. */
  test(call: TestPaymentAccount): Promise<PaymentAccount>;
};

/** Creates the calls for accounts at payment providers. */
export function createPaymentAccounts(context: CoreContext, parts: AccountForms): PaymentAccounts {
  return {
    providers: () => providerForms(parts),
    find: async () => (await allAccounts(context.read)).map(presentAccount),
    create: (call, actor) => createAccount(context, parts, call, actor),
    change: (id, call, actor) => changeAccount(context, parts, { id, call, actor }),
    remove: (id, actor) => deleteAccount(context, id, actor),
    test: ({ account }) => testAccount(context, parts, account),
  };
}

/** Returns the forms of the providers that have accounts. */
function providerForms({ byName }: AccountForms): readonly PaymentProviderForm[] {
  return [...byName.values()].flatMap(({ name: _id, configuration }) => {
    if (configuration === undefined) return [];
    const { name, method, keysAt, webhookEvents, kind } = configuration;
    const fields = configuration.fields.map(({ pattern: _pattern, isOptional = false, ...field }) => ({
      ...field,
      isOptional,
    }));
    const offered = { name, method, keysAt, ...(kind !== undefined && { kind }) };
    return [{ _id, ...offered, fields, webhookEvents: [...webhookEvents] }];
  });
}
