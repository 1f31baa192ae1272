import type { CreatePaymentAccount, PaymentAttempt, PayOnline } from '@comanda/contract';
import type { Core } from '../../src/composition/create-core.ts';
import type { Db } from '../../src/db/db.ts';
import { adyenAccount } from './adyen/adyen-account.ts';
import { cyberSourceAccount } from './cybersource/cybersource-account.ts';
import type { TestDatabases } from './each-database.ts';
import { fiuuAccount } from './fiuu/fiuu-account.ts';
import { stripeAccount } from './stripe/stripe-account.ts';
import { terminalAccount } from './stripe-terminal/terminal-account.ts';

/**
 * Something that a provider tells: posted to a node as it is, to the address of another account, or with a signature that
 * is not the provider's.
 */
type Told = {
  readonly post: (node: Core) => Promise<unknown>;
  readonly misdirect: (account: string) => Promise<unknown>;
  readonly forge: () => Promise<unknown>;
};
type Started = PaymentAttempt & { readonly order?: string };

/** An order of 20.00 that can be paid at the simulator of a provider, with the hands of its guest and of the provider. */
export type ProviderDesk = {
  readonly core: Core;
  readonly otherNode: Core;
  readonly clock: { readonly advance: (ms: number) => void };
  readonly session: string;
  /** The call that made the account. */
  readonly given: CreatePaymentAccount;
  readonly pay: (more?: Partial<PayOnline>) => Promise<Started>;
  readonly charge: (started: Started) => unknown;
  /** Charges 19.99, which nobody asked for. */
  readonly chargeLess: (started: Started) => unknown;
  /** Charges 20.00 of another currency. */
  readonly chargeForeign: (started: Started) => unknown;
  readonly decline: (started: Started) => unknown;
  /** Returns what the provider has to tell since it was asked last. */
  readonly told: () => readonly Told[];
  /** Loses the answer to the next request. */
  readonly lose: () => void;
  /** Answers the next requests with a fault of the server's own. */
  readonly breakDown: (requests: number) => void;
  /** Revokes the account's keys there, or makes them good again. */
  readonly revoke: (isRevoked: boolean) => void;
  /** The account's id here. */
  readonly account: { readonly _id: string };
  readonly db: Db;
  /** True where starting asks the provider. */
  readonly asksToStart: boolean;
  readonly bill: () => ReturnType<Core['ordering']['get']>;
  readonly attempt: (id: string) => Promise<PaymentAttempt | undefined>;
  readonly cancel: (id: string) => Promise<PaymentAttempt>;
  readonly check: (id: string) => Promise<PaymentAttempt>;
  readonly refund: (amount: number) => Promise<unknown>;
  /** Returns the money there, less what was given back, and the money booked here. */
  readonly money: () => Promise<{ readonly there: number; readonly here: number }>;
};

const FORGED = { secret: 'whsec_somebody_elses' };

/** The providers whose accounts take money, by name: each starts its simulator, two nodes and an order. */
export const PROVIDER_DESKS: Readonly<Record<string, (databases: TestDatabases) => Promise<ProviderDesk>>> = {
  async Stripe(databases) {
    const { stripe, post, ...test } = await stripeAccount(databases);
    return {
      ...test,
      charge: ({ redirect = '' }) => stripe.pay(redirect),
      chargeLess({ redirect = '' }) {
        Object.assign(stripe.page(redirect), { amount_total: 1999 });
        stripe.pay(redirect);
      },
      chargeForeign({ redirect = '' }) {
        Object.assign(stripe.page(redirect), { currency: 'usd' });
        stripe.pay(redirect);
      },
      decline: ({ redirect = '' }) => stripe.decline(redirect),
      told: () =>
        stripe.takeEvents().map((event) => ({
          post: (node) => post(event, { node }),
          misdirect: (account) => post(event, { account }),
          forge: () => post(event, FORGED),
        })),
      lose: () => stripe.fail('lostAnswer'),
      breakDown: (requests) => stripe.fail(...Array.from({ length: requests }, () => 'serverError' as const)),
      revoke: (isRevoked) => void Object.assign(stripe.settings, { isRevoked }),
      asksToStart: true,
    };
  },
  async Adyen(databases) {
    const { adyen, post, ...test } = await adyenAccount(databases);
    return {
      ...test,
      charge: ({ redirect = '' }) => adyen.pay(redirect),
      chargeLess: ({ redirect = '' }) => adyen.pay(redirect, { amount: { value: 1999, currency: 'HKD' } }),
      chargeForeign: ({ redirect = '' }) => adyen.pay(redirect, { amount: { value: 2000, currency: 'USD' } }),
      decline: ({ redirect = '' }) => adyen.decline(redirect),
      told: () =>
        adyen.takeEvents().map((item) => ({
          post: (node) => post(item, { node }),
          misdirect: (to) => post(item, { to }),
          forge: () => post(item, { key: 'AB'.repeat(32) }),
        })),
      lose: () => adyen.fail('lostAnswer'),
      breakDown: (requests) => adyen.fail(...Array.from({ length: requests }, () => 'serverError' as const)),
      revoke: (isRevoked) => void Object.assign(adyen.settings, { isRevoked }),
      asksToStart: true,
    };
  },
  async CyberSource(databases) {
    const { cybersource, post, sent, ...test } = await cyberSourceAccount(databases);
    type Page = Awaited<ReturnType<typeof sent>>;
    const pages = new Map<string, Page>();
    const pageOf = ({ _id }: Started): Page => {
      const page = pages.get(_id);
      if (page === undefined) throw new Error('nobody has opened the page');
      return page;
    };
    return {
      ...test,
      async pay(more) {
        const started = await test.pay(more);
        pages.set(started._id, pages.get(started._id) ?? (await sent(started.redirect)));
        return started;
      },
      charge: (started) => cybersource.pay(pageOf(started)),
      chargeLess: (started) => cybersource.pay(pageOf(started), { amount: '19.99' }),
      chargeForeign: (started) => cybersource.pay(pageOf(started), { currency: 'USD' }),
      decline: (started) => cybersource.decline(pageOf(started)),
      told: () =>
        cybersource.takeAnswers().map((fields) => ({
          post: (node) => post(fields, { node }),
          misdirect: (account) => post(fields, { account }),
          forge: () => post(cybersource.signedAnswer(fields, 'a key of somebody else')),
        })),
      lose: () => cybersource.fail('lostAnswer'),
      breakDown: (requests) =>
        cybersource.fail(...Array.from({ length: requests }, () => 'serverError' as const)),
      revoke: (isRevoked) => void Object.assign(cybersource.settings, { isRevoked }),
      asksToStart: false,
    };
  },
  async Fiuu(databases) {
    const { fiuu, post, ...test } = await fiuuAccount(databases);
    return {
      ...test,
      charge: ({ order = '' }) => fiuu.pay(order),
      chargeLess: ({ order = '' }) => fiuu.pay(order, { amount: '19.99' }),
      chargeForeign: ({ order = '' }) => fiuu.pay(order, { currency: 'USD' }),
      decline: ({ order = '' }) => fiuu.decline(order),
      told: () =>
        fiuu.takeEvents().map((event) => ({
          post: (node) => post(event, { node }),
          misdirect: (to) => post(event, { to }),
          forge: () => post(event, { key: '0'.repeat(32) }),
        })),
      lose: () => fiuu.fail('lostAnswer'),
      breakDown: (requests) => fiuu.fail(...Array.from({ length: requests }, () => 'serverError' as const)),
      revoke: (isRevoked) => void Object.assign(fiuu.settings, { isRevoked }),
      asksToStart: false,
    };
  },
  async 'Stripe Terminal'(databases) {
    const { stripe, reader, post, ...test } = await terminalAccount(databases);
    return {
      ...test,
      charge: () => stripe.tap(reader),
      chargeLess() {
        Object.assign(stripe.shownAt(reader), { received: 1999 });
        stripe.tap(reader);
      },
      chargeForeign() {
        Object.assign(stripe.shownAt(reader), { currency: 'usd' });
        stripe.tap(reader);
      },
      decline: () => stripe.declineCard(reader),
      told: () =>
        stripe.takeEvents().map((event) => ({
          post: (node) => post(event, { node }),
          misdirect: (account) => post(event, { account }),
          forge: () => post(event, FORGED),
        })),
      lose: () => stripe.fail('lostAnswer'),
      breakDown: (requests) => stripe.fail(...Array.from({ length: requests }, () => 'serverError' as const)),
      revoke: (isRevoked) => void Object.assign(stripe.settings, { isRevoked }),
      asksToStart: true,
    };
  },
};
