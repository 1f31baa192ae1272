import type {
  ChangePaymentAccount,
  CreatePaymentAccount,
  PaymentAccount,
  PaymentProviderForm,
  TestPaymentAccount,
} from '@comanda/contract';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { StoredPaymentAccount } from '../../db/index.ts';
import { accountObstacle } from './account-readiness.ts';
import { allAccounts, isOpenable, presentAccount } from './account-store.ts';
import { type AccountForms, changeAccount, createAccount, deleteAccount } from './change-accounts.ts';
import { testAccount } from './test-account.ts';

const LOST =
  'cannot open the secrets of payment accounts: set PAYMENT_SECRETS_KEY, or PAYMENT_SECRETS_KEY_PREVIOUS, to the key they were sealed with, or enter them again';

/** The name under which members are offered to pay with a card that a provider keeps. */
const CARD_ON_FILE = { en: 'Saved card', cht: '已儲存的卡', chs: '已保存的卡' };

/** The methods for the wallets of a provider's page, by their brands, which have one name in every language. */
const WALLETS = [
  { kind: 'applePay' as const, name: { en: 'Apple Pay', cht: 'Apple Pay', chs: 'Apple Pay' } },
  { kind: 'googlePay' as const, name: { en: 'Google Pay', cht: 'Google Pay', chs: 'Google Pay' } },
];

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
  /**
   * Returns the accounts whose methods are offered to a caller: of guests and kiosks those that are ready, and those of
   * tax invoices, without which nobody could be asked; undefined for staff, who see every method (payments M1.4).
   */
  offered(actor: Actor): Promise<ReadonlySet<string> | undefined>;
  /** Logs the names of accounts whose secrets no known key opens. */
  reportLost(): Promise<void>;
  /** Asks the provider if the account works. */
  test(call: TestPaymentAccount): Promise<PaymentAccount>;
};

/** Creates the calls for accounts at payment providers. */
export function createPaymentAccounts(
  context: CoreContext,
  parts: AccountForms & { readonly publicUrl: () => string },
): PaymentAccounts {
  return {
    providers: () => providerForms(parts),
    find: async () =>
      (await allAccounts(context.read)).map((account) =>
        presentAccount(parts.sealer, account, context.clock.now()),
      ),
    create: (call, actor) => createAccount(context, parts, call, actor),
    async offered(actor) {
      if (!isSelfOrder(actor)) return undefined;
      const isOffered = (account: StoredPaymentAccount) => {
        const form = parts.byName.get(account.provider);
        if (form?.configuration?.kind === 'taiwanTax') return true;
        return form !== undefined && accountObstacle(account, form, parts.publicUrl()) === undefined;
      };
      return new Set((await allAccounts(context.read)).filter(isOffered).map(({ _id }) => _id));
    },
    async reportLost() {
      const lost = (await allAccounts(context.read)).filter((account) => !isOpenable(parts.sealer, account));
      if (lost.length === 0) return;
      const accounts = lost.map(({ name }) => name);
      context.log.error({ accounts }, LOST);
    },
    change: (id, call, actor) => changeAccount(context, parts, { id, call, actor }),
    remove: (id, actor) => deleteAccount(context, parts, id, actor),
    test: ({ account }) => testAccount(context, parts, account),
  };
}

/** Returns the forms of the providers that have accounts. */
function providerForms({ byName }: AccountForms): readonly PaymentProviderForm[] {
  return [...byName.values()].flatMap(({ name: _id, configuration, forgetCard }) => {
    if (configuration === undefined) return [];
    const { name, method, keysAt, webhookEvents, kind, hasWallets } = configuration;
    const fields = configuration.fields.map(({ pattern: _pattern, isOptional = false, ...field }) => ({
      ...field,
      isOptional,
    }));
    const offered = { name, method, keysAt, ...(kind !== undefined && { kind }) };
    const kept = forgetCard !== undefined && { cardOnFile: CARD_ON_FILE };
    const wallets = hasWallets && { wallets: WALLETS };
    return [{ _id, ...offered, ...kept, ...wallets, fields, webhookEvents: [...webhookEvents] }];
  });
}
