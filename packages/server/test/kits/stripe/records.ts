import { randomBytes } from 'node:crypto';
import type { Json } from './answers.ts';

export type Checkout = Json & {
  id: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  expires_at: number;
  payment_intent: string | null;
  metadata: Json;
};
export type Intent = Json & { id: string; status: string; amount: number; currency: string; metadata: Json };
export type Charge = Json & { id: string; amount: number; amount_refunded: number; payment_intent: string };
export type RefundObject = Json & { id: string; amount: number; status: string; payment_intent: string };
export type SimulatorEvent = Json & { id: string; type: string };

export type StripeRecords = ReturnType<typeof createRecords>;

/** Creates the empty books of a test account; `now` is its clock in milliseconds. */
export function createRecords(now: () => number) {
  /** Events that were not sent yet, the oldest first. */
  const waiting: SimulatorEvent[] = [];
  const settings = {
    ...{ refundStatus: 'succeeded', livemode: false, balance: Number.POSITIVE_INFINITY },
    /** True once the merchant has revoked the key. */
    isRevoked: false,
  };

  const seconds = () => Math.floor(now() / 1000);
  const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;

  function happen(type: string, object: Json): SimulatorEvent {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      livemode: settings.livemode,
      pending_webhooks: 1,
      type,
      data: { object: structuredClone(object) },
    };
    waiting.push(event);
    return event;
  }

  return {
    checkouts: new Map<string, Checkout>(),
    intents: new Map<string, Intent>(),
    charges: new Map<string, Charge>(),
    /** The customers that keep a card each. */
    customers: new Set<string>(),
    refunds: new Map<string, RefundObject>(),
    settings,
    seconds,
    newId,
    /** Keeps an event about an object, as it is now, and returns it. */
    happen,
    /** Returns the events that happened since the last call, the oldest first. */
    takeEvents: () => waiting.splice(0),
  };
}
