import Type, { type Static, type TSchema } from 'typebox';
import { Product } from '../entities/catalogue.ts';
import { BoardEntry, KitchenTicket } from '../entities/kitchen.ts';
import { PaymentAttempt } from '../entities/payment.ts';
import { Shop } from '../entities/shop.ts';
import { StaffCall } from '../entities/staff-call.ts';
import { TableSession } from '../entities/table-session.ts';
import { Closed } from '../schema.ts';
import type { ServicePath } from '../services.ts';

/** The part of a bill that is sent when phones join it or name themselves, and nothing else of it has changed. */
const SessionGuests = Type.Pick(TableSession, ['_id', 'shop', 'user', 'version', 'updatedAt', 'guests']);

type EventRules = { readonly names: readonly string[]; readonly payload: TSchema };

/**
 * The live events of each service: the names after its path (`tableSessions patched`) and the payload of them all. They
 * are sent over Socket.IO after the commit; `authentication removed` goes to the connections of the log-in that ended.
 */
export const EVENTS = {
  authentication: { names: ['removed'], payload: Closed({}) },
  shops: { names: ['patched'], payload: Shop },
  products: { names: ['patched'], payload: Product },
  tableSessions: { names: ['patched'], payload: Type.Union([TableSession, SessionGuests]) },
  payments: { names: ['patched'], payload: PaymentAttempt },
  staffCalls: { names: ['created', 'patched'], payload: StaffCall },
  kitchenTickets: { names: ['created', 'patched'], payload: KitchenTicket },
  board: { names: ['patched'], payload: BoardEntry },
} as const satisfies { readonly [Path in ServicePath]?: EventRules };

/** A service that has live events. */
export type EventTopic = keyof typeof EVENTS;
/** The names of a topic's events. */
export type EventName<Topic extends EventTopic = EventTopic> = (typeof EVENTS)[Topic]['names'][number];
/** The payload of a topic's events. */
export type EventData<Topic extends EventTopic = EventTopic> = Static<(typeof EVENTS)[Topic]['payload']>;

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
  const events: { readonly [Path in ServicePath]?: EventRules } = EVENTS;
  return events[path]?.names ?? [];
}
