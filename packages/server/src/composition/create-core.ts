import { TILL_PROVIDERS } from '@comanda/domain';
import { type ApiTokens, createApiTokens } from '../accounts/api-tokens/index.ts';
import { createAuthGuards } from '../accounts/attempt-limiter/index.ts';
import { createDevices, type Devices } from '../accounts/devices/index.ts';
import { createIdentity, type Identity } from '../accounts/index.ts';
import { createPeople, type People } from '../accounts/people/index.ts';
import { createSecondFactors, type SecondFactors } from '../accounts/second-factor/index.ts';
import { createStaffAuth, type StaffAuth } from '../accounts/staff/index.ts';
import { createUsers, type Users } from '../accounts/users/index.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import {
  type ChangeSets,
  createChangeSets,
  createDocumentCalls,
  type DocumentCalls,
} from '../catalogue/changes/index.ts';
import { createStockCalls, type StockCalls } from '../catalogue/editing/index.ts';
import { type CatalogueReader, createLiveCatalogue, withMenus } from '../catalogue/index.ts';
import { type CoreContext, createMissingOptionLog } from '../core/index.ts';
import type { Db } from '../db/index.ts';
import { createExports, type Exports } from '../exports/index.ts';
import { createTables, type TableMarks } from '../floor/service/index.ts';
import { createEcpay } from '../invoices/ecpay/index.ts';
import { createTaxInvoices, type TaxInvoices } from '../invoices/index.ts';
import type { TaxInvoiceProvider } from '../invoices/wanted/index.ts';
import { createKitchen, type Kitchen } from '../kitchen/index.ts';
import type { Clock, Log } from '../lib/index.ts';
import { createMails, type Mailer, type Mails } from '../mails/index.ts';
import { type Avatars, createAvatars } from '../media/index.ts';
import { createMembers, type Members } from '../members/index.ts';
import { createOrdering, type Ordering } from '../ordering/index.ts';
import {
  createOutboxRelay,
  createWrite,
  type OutboxEvent,
  type OutboxReader,
  type Write,
} from '../outbox/index.ts';
import { type SealingKeys, sealerOf } from '../payments/accounts/index.ts';
import { createPayments, type Payments } from '../payments/index.ts';
import type { PaymentProvider } from '../payments/port/index.ts';
import { createPrivacy, type Privacy } from '../privacy/index.ts';
import { type CouponBatches, createCouponBatches } from '../promotions/batches/index.ts';
import { type Coupons, createCoupons } from '../promotions/coupons/index.ts';
import { createGifts, type Gifts } from '../promotions/gifts/index.ts';
import { createPoints, type Points } from '../promotions/rewards/index.ts';
import { createSetup, type Setup } from '../setup/index.ts';
import { createDrafts, type Drafts } from '../till/drafts/index.ts';
import { createTillSettings, type TillSettingsCalls } from '../till/settings/index.ts';
import { refreshEventData } from './refresh-event-data.ts';

export type CoreDependencies = SealingKeys & {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
  /** The providers of tax invoices; those there are when absent. */
  readonly invoicing?: readonly TaxInvoiceProvider[];
  /** Most bytes of text that the menus in memory may have; the default when absent. */
  readonly menuBytes?: number;
  /** Sends mails; when absent they stay in the outbox for the owner. */
  readonly mailer?: Mailer;
  /** Prints unsent mails during development. */
  readonly showMail?: (text: string) => void;
  /** Returns the public base URL of this server, without a trailing slash. */
  readonly publicUrl: () => string;
  /** The folder of pictures and exports, which all nodes share; without one no export is written. */
  readonly files?: string;
  /** The version of the program, named in exports. */
  readonly version?: string;
  /** Receives events after each commit, in commit order. They stay in the outbox until the returned promise resolves. */
  readonly onCommitted: (events: readonly OutboxEvent[]) => void | Promise<void>;
};

/** The application core: everything behind the calls of the interface. */
export type Core = {
  readonly catalogue: CatalogueReader;
  readonly stock: StockCalls;
  readonly changeSets: ChangeSets;
  readonly documents: DocumentCalls;
  readonly ordering: Ordering;
  readonly coupons: Coupons;
  readonly couponBatches: CouponBatches;
  readonly gifts: Gifts;
  readonly points: Points;
  readonly members: Members;
  readonly avatars: Avatars;
  readonly payments: Payments;
  readonly taxInvoices: TaxInvoices;
  readonly kitchen: Kitchen;
  readonly tables: TableMarks;
  readonly drafts: Drafts;
  readonly audit: Audit;
  readonly staffAuth: StaffAuth;
  readonly people: People;
  readonly secondFactors: SecondFactors;
  readonly apiTokens: ApiTokens;
  readonly exports: Exports;
  readonly identity: Identity;
  readonly users: Users;
  readonly privacy: Privacy;
  readonly devices: Devices;
  readonly setup: Setup;
  readonly tillSettings: TillSettingsCalls;
  readonly mails: Mails;
  readonly outbox: OutboxReader;
  /** Loads the catalogue, relays events left from the last run, and publishes what came due meanwhile. Must resolve before the first call. */
  start(): Promise<void>;
  /** Resolves with true if the database responds. */
  ready(): Promise<boolean>;
  /** Waits for running relays, then closes the database. */
  close(): Promise<void>;
};

/** Creates the parts that know who calls: people, members, devices and other programs. */
function createAccounts(
  context: CoreContext,
  authParts: ReturnType<typeof createAuthGuards>,
  dependencies: CoreDependencies,
) {
  const factorParts = { ...authParts, sealer: sealerOf(dependencies) };
  return {
    staffAuth: createStaffAuth(context, authParts),
    people: createPeople(context, { isMailing: dependencies.mailer !== undefined }),
    secondFactors: createSecondFactors(context, factorParts),
    apiTokens: createApiTokens(context),
    identity: createIdentity(context, factorParts),
    users: createUsers(context, authParts),
    privacy: createPrivacy(context, authParts),
    devices: createDevices(context, authParts),
  };
}

/** Wires all parts of the core over one database. Call `start` before the first call. */
export function createCore(dependencies: CoreDependencies): Core {
  const { db, clock, secret, log, providers, mailer, showMail, publicUrl, menuBytes, onCommitted } =
    dependencies;
  const { invoicing = [createEcpay()] } = dependencies;
  const sealer = sealerOf(dependencies);
  const catalogue = createLiveCatalogue(db, menuBytes);
  const relay = createOutboxRelay({
    db,
    deliver: onCommitted,
    refreshEventData: (events) => refreshEventData({ catalogue, kitchen, ordering }, events),
    log,
  });
  const writeOnce = createWrite(db, (events) => {
    for (const event of events) catalogue.committed(event);
    relay.committed(events);
  });
  const write: Write = (work, queue) => withMenus(catalogue, () => writeOnce(work, queue));
  const context: CoreContext = {
    ...{ read: db.read, write, catalogue, clock, secret, log },
    reportMissingOption: createMissingOptionLog(log),
    providerNames: new Set([...TILL_PROVIDERS, ...[...providers, ...invoicing].map(({ name }) => name)]),
  };
  const kitchen = createKitchen(context);
  const tables = createTables(context);
  const authParts = createAuthGuards(context);
  const ordering = createOrdering(context, authParts);
  const changeSets = createChangeSets(context);
  const payments = createPayments(context, authParts, { providers, publicUrl, invoicing, sealer });
  return {
    catalogue,
    stock: createStockCalls(context),
    changeSets,
    documents: createDocumentCalls(context),
    ordering,
    ...createPromotions(context, authParts),
    members: createMembers(context, authParts),
    avatars: createAvatars(context),
    payments,
    taxInvoices: createTaxInvoices(context, { invoicing, sealer }),
    kitchen,
    tables,
    drafts: createDrafts(context),
    audit: createAudit(context),
    ...createAccounts(context, authParts, dependencies),
    exports: createExports(context, { db, folder: dependencies.files, version: dependencies.version ?? '' }),
    setup: createSetup(context),
    tillSettings: createTillSettings(context),
    mails: createMails(context, { mailer, showMail, publicUrl }),
    outbox: relay,
    async start() {
      await catalogue.refresh();
      await relay.relayPending();
      await payments.accounts.reportLost();
      await changeSets.publishDue();
    },
    ready: () => db.ready(),
    async close() {
      await relay.settled();
      await db.close();
    },
  };
}

/** Creates the services of coupons, gifts and points. */
function createPromotions(context: CoreContext, authParts: ReturnType<typeof createAuthGuards>) {
  return {
    coupons: createCoupons(context, authParts),
    couponBatches: createCouponBatches(context),
    gifts: createGifts(context),
    points: createPoints(context),
  };
}
