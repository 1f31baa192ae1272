import { createValidator } from '@comanda/contract';
import Type, { type Static } from 'typebox';
import type {
  AnyProviderEvent,
  ParsedWebhook,
  ProviderAccount,
  ProviderDisputeEvent,
  ProviderOwnRefundEvent,
  ProviderRefundEvent,
  RawWebhook,
} from '../../port/index.ts';
import { fromProviderAmount, refOfOwnRefund } from '../../port/index.ts';
import { paidOf } from './read-checkout.ts';
import { isSignedByStripe } from './sign.ts';

const TEXT = Type.String({ maxLength: 500 });
const NULLABLE_TEXT = Type.Optional(Type.Union([Type.Null(), TEXT]));
const NULLABLE_AMOUNT = Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0 })]));
const NAMES = Type.Object({ ref: Type.Optional(TEXT), payment: Type.Optional(TEXT) });

/** An event of Stripe, as far as it is read here; everything else in it is left. */
const StripeEvent = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  type: TEXT,
  livemode: Type.Boolean(),
  data: Type.Object({
    object: Type.Object({
      id: TEXT,
      amount_total: NULLABLE_AMOUNT,
      amount_received: NULLABLE_AMOUNT,
      currency: NULLABLE_TEXT,
      mode: NULLABLE_TEXT,
      payment_status: NULLABLE_TEXT,
      status: NULLABLE_TEXT,
      payment_intent: NULLABLE_TEXT,
      amount: NULLABLE_AMOUNT,
      reason: NULLABLE_TEXT,
      evidence_details: Type.Optional(
        Type.Union([
          Type.Null(),
          Type.Object({ due_by: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0 })])) }),
        ]),
      ),
      metadata: Type.Optional(Type.Union([Type.Null(), NAMES])),
    }),
  }),
});
export type StripeEvent = Static<typeof StripeEvent>;
type StripeObject = StripeEvent['data']['object'];
const validEvent = createValidator(StripeEvent);

export type StripeTold = AnyProviderEvent;

const FOREIGN = { kind: 'foreign' } as const;

/**
 * Reads a webhook of Stripe: forged unless its signature holds, foreign if it is of the other mode or about something
 * that is not booked here.
 */
export function readWebhook(webhook: RawWebhook, account: ProviderAccount | undefined): ParsedWebhook {
  return readStripeWebhook(webhook, account, toldBy);
}

/** Reads a webhook of Stripe as `readWebhook`, of the events that `read` makes something of. */
export function readStripeWebhook(
  { rawBody, headers, now }: RawWebhook,
  account: ProviderAccount | undefined,
  read: (event: StripeEvent) => StripeTold | undefined,
): ParsedWebhook {
  const secret = account?.secrets.webhookSecret;
  const header = headers['stripe-signature'];
  if (account === undefined || secret === undefined) return { kind: 'forged' };
  if (!isSignedByStripe({ rawBody, header, now }, secret)) return { kind: 'forged' };
  const event = parsedEvent(rawBody);
  if (event === undefined || event.livemode !== (account.mode === 'live')) return FOREIGN;
  const told = read(event);
  return told === undefined ? FOREIGN : { kind: 'events', events: [told] };
}

function parsedEvent(rawBody: string): StripeEvent | undefined {
  try {
    const event = validEvent(JSON.parse(rawBody));
    return event.ok ? event.value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what an event says about one of our attempts or refunds; undefined for every other. */
function toldBy({ id, type, data: { object } }: StripeEvent): StripeTold | undefined {
  if (DISPUTE_EVENTS.has(type)) return disputeTold(id, object);
  if (REFUND_EVENTS.has(type)) return toldOfRefund(id, object);
  const { ref } = object.metadata ?? {};
  if (ref === undefined) return undefined;
  switch (type) {
    case 'checkout.session.completed':
      if (object.mode === 'setup') return { id, status: 'cardKept', setUp: object.id };
      return checkoutTold(id, ref, object);
    case 'checkout.session.async_payment_succeeded':
      return checkoutTold(id, ref, object);
    case 'checkout.session.async_payment_failed':
      return { id, ref, status: 'failed' };
    case 'checkout.session.expired':
      return { id, ref, status: 'cancelled' };
    case 'payment_intent.payment_failed':
      return { id, ref, status: 'declined' };
    default:
      return undefined;
  }
}

function checkoutTold(id: string, ref: string, object: StripeObject): StripeTold {
  return object.payment_status === 'paid'
    ? { id, ref, status: 'paid', ...paidOf(checkoutOf(object)) }
    : { id, ref, status: 'processing' };
}

export const REFUND_EVENTS = new Set(['refund.created', 'refund.updated', 'refund.failed']);

/**
 * Returns what an event says about a refund: one that was asked for here has its name and that of its payment, any other
 * was made in the Dashboard.
 */
export function toldOfRefund(
  id: string,
  object: StripeObject,
): ProviderRefundEvent | ProviderOwnRefundEvent | undefined {
  const { metadata, status } = object;
  const { ref: refund, payment: ref } = metadata ?? {};
  if (refund === undefined || ref === undefined) return toldOfOwnRefund(id, object);
  if (status === 'succeeded') return { id, ref, refund, status: 'refunded' };
  return status === 'failed' || status === 'canceled'
    ? { id, ref, refund, status: 'refundFailed' }
    : undefined;
}

/** Returns what an event says about a refund made in the Dashboard; one on its way is told of again. */
function toldOfOwnRefund(
  id: string,
  { id: made, payment_intent: paidAs, amount, currency, status }: StripeObject,
): ProviderRefundEvent | ProviderOwnRefundEvent | undefined {
  if (paidAs == null || amount == null) return undefined;
  if (status === 'failed' || status === 'canceled')
    return { id, paidAs, refund: refOfOwnRefund(made), status: 'refundFailed' };
  if (status !== 'succeeded') return undefined;
  const code = (currency ?? '').toUpperCase();
  return {
    ...{ id, paidAs, made, status: 'refundedThere', currency: code },
    amount: fromProviderAmount(amount, code),
  };
}

export const DISPUTE_EVENTS = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]);
const SECOND_MS = 1_000;

/** Returns what an event says about a dispute: warnings are none, since no money moves for them. */
export function disputeTold(id: string, object: StripeObject): ProviderDisputeEvent | undefined {
  const { id: dispute, payment_intent: paidAs, amount, currency, status, reason } = object;
  const due = object.evidence_details?.due_by;
  if (paidAs == null || amount == null || status == null || status.startsWith('warning')) return undefined;
  const code = (currency ?? '').toUpperCase();
  return {
    ...{ id, paidAs, status: 'disputed', dispute, currency: code },
    outcome: status === 'won' || status === 'lost' ? status : 'opened',
    amount: fromProviderAmount(amount, code),
    ...(reason != null && { reason }),
    ...(due != null && { dueAt: new Date(due * SECOND_MS).toISOString() }),
  };
}

/** Returns the page that an event is about; its card is not in the event. */
function checkoutOf({ id, amount_total = null, currency = null, payment_intent = null }: StripeObject) {
  return { id, amount_total, currency, payment_intent, customer: null };
}
