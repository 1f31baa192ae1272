import type { Draft } from '../calls/drafts.ts';
import type { Product } from '../entities/catalogue.ts';
import type { ChangeSet } from '../entities/change-set.ts';
import type { CouponBatch } from '../entities/coupon-batch.ts';
import type { DataExport } from '../entities/data-export.ts';
import type { Device } from '../entities/device.ts';
import type { BoardEntry, KitchenTicket } from '../entities/kitchen.ts';
import type { PaymentAttempt } from '../entities/payment.ts';
import type { Shop } from '../entities/shop.ts';
import type { StaffCall } from '../entities/staff-call.ts';
import type { TableMarked } from '../entities/table-mark.ts';
import type { TableSession } from '../entities/table-session.ts';
import type { TaxInvoice } from '../entities/tax-invoice.ts';
import type { TillSettings } from '../entities/till-settings.ts';
import type { ServicePath } from '../services.ts';

/** The part of a bill that is sent when phones join it, and nothing else of it has changed. */
type SessionGuests = Pick<TableSession, '_id' | 'shop' | 'user' | 'version' | 'updatedAt' | 'guests'>;

/** The shop whose catalogue a change set has changed; guests are told the shop only. */
type PublishedCatalogue = { readonly shop: string; readonly changeSet?: string };

/** Somebody who was added or changed; only their id, since kiosks hear it too. */
type ChangedPerson = { readonly _id: string };

/** The standing of a change set; what it changes is read by a call, by those whose shops it concerns. */
type ChangedSet = Pick<ChangeSet, '_id' | 'status' | 'isDraft' | 'version'>;

/** The payloads of live events, by the service that has them: mostly the entity as it is answered. */
type Payloads = {
  readonly authentication: Readonly<Record<string, never>>;
  readonly shops: Shop;
  readonly products: Product;
  readonly tableSessions: TableSession | SessionGuests;
  readonly payments: PaymentAttempt;
  readonly taxInvoices: TaxInvoice;
  readonly staffCalls: StaffCall;
  readonly tables: TableMarked;
  readonly drafts: Draft;
  readonly kitchenTickets: KitchenTicket;
  readonly board: BoardEntry;
  readonly devices: Device;
  readonly tillSettings: TillSettings;
  readonly staff: ChangedPerson;
  readonly changeSets: ChangedSet;
  readonly exports: DataExport;
  readonly couponBatches: CouponBatch;
  readonly catalogue: PublishedCatalogue;
};

/** A service that has live events. */
export type EventTopic = keyof Payloads & ServicePath;

/**
 * The names of the live events of each service, as they follow its path (`tableSessions patched`). They are sent over
 * Socket.IO after the commit; `authentication removed` goes to the connections of the log-in that ended.
 */
export const EVENTS = {
  authentication: ['removed'],
  shops: ['patched'],
  products: ['patched'],
  tableSessions: ['patched'],
  payments: ['patched'],
  taxInvoices: ['patched'],
  staffCalls: ['created', 'patched'],
  tables: ['patched'],
  drafts: ['patched'],
  kitchenTickets: ['created', 'patched'],
  board: ['patched'],
  devices: ['created', 'patched', 'removed'],
  tillSettings: ['patched'],
  staff: ['created', 'patched'],
  changeSets: ['patched'],
  exports: ['patched', 'removed'],
  couponBatches: ['patched'],
  catalogue: ['patched'],
} as const satisfies { readonly [Topic in keyof Payloads]: readonly string[] };

/** The names of a topic's events. */
export type EventName<Topic extends EventTopic = EventTopic> = (typeof EVENTS)[Topic][number];
/** The payload of a topic's events. */
export type EventData<Topic extends EventTopic = EventTopic> = Payloads[Topic];

/** A live event of the topics given, of any when none are. */
export type LiveEvent<Topic extends EventTopic = EventTopic> = {
  readonly [Each in Topic]: {
    readonly topic: Each;
    readonly event: EventName<Each>;
    readonly data: EventData<Each>;
  };
}[Topic];

/** Returns the names of a service's live events; none for most services. */
export function eventNames(path: ServicePath): readonly string[] {
  const events: { readonly [Path in ServicePath]?: readonly string[] } = EVENTS;
  return events[path] ?? [];
}

/** The event that tells a new connection the server's time, epoch milliseconds; it belongs to no service. */
export const CLOCK_EVENT = 'clock';
