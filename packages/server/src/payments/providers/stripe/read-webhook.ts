import { createValidator } from '@comanda/contract';
import Type, { type Static } from 'typebox';
import type {
  ParsedWebhook,
  ProviderAccount,
  ProviderEvent,
  ProviderRefundEvent,
  RawWebhook,
} from '../../port/index.ts';
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
      currency: NULLABLE_TEXT,
      payment_status: NULLABLE_TEXT,
      status: NULLABLE_TEXT,
      metadata: Type.Optional(Type.Union([Type.Null(), NAMES])),
    }),
  }),
});
type StripeEvent = Static<typeof StripeEvent>;
type StripeObject = StripeEvent['data']['object'];
const validEvent = createValidator(StripeEvent);

type Told = ProviderEvent | ProviderRefundEvent;

const FOREIGN = { kind: 'foreign' } as const;

/**
 * Reads a webhook of Stripe: forged unless its signature holds, foreign if it is of the other mode or about something
 * that is not booked here.
 */
export function readWebhook(
  { rawBody, headers, now }: RawWebhook,
  account: ProviderAccount | undefined,
): ParsedWebhook {
  const secret = account?.secrets.webhookSecret;
  const header = headers['stripe-signature'];
  if (account === undefined || secret === undefined) return { kind: 'forged' };
  if (!isSignedByStripe({ rawBody, header, now }, secret)) return { kind: 'forged' };
  const event = parsedEvent(rawBody);
  if (event === undefined || event.livemode !== (account.mode === 'live')) return FOREIGN;
  const told = toldBy(event);
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
function toldBy({ id, type, data: { object } }: StripeEvent): Told | undefined {
  const { ref } = object.metadata ?? {};
  if (ref === undefined) return undefined;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return object.payment_status === 'paid'
        ? { id, ref, status: 'paid', ...paidOf(checkoutOf(object)) }
        : { id, ref, status: 'processing' };
    case 'checkout.session.async_payment_failed':
      return { id, ref, status: 'failed' };
    case 'checkout.session.expired':
      return { id, ref, status: 'cancelled' };
    case 'payment_intent.payment_failed':
      return { id, ref, status: 'declined' };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundTold(id, object);
    default:
      return undefined;
  }
}

/** Returns what an event says about a refund that was asked for here, by its name and that of its payment. */
function refundTold(id: string, { metadata, status }: StripeObject): ProviderRefundEvent | undefined {
  const { ref: refund, payment: ref } = metadata ?? {};
  if (refund === undefined || ref === undefined) return undefined;
  if (status === 'succeeded') return { id, ref, refund, status: 'refunded' };
  return status === 'failed' || status === 'canceled'
    ? { id, ref, refund, status: 'refundFailed' }
    : undefined;
}

/** Returns the page that an event is about; its card is not in the event. */
function checkoutOf({ id, amount_total = null, currency = null }: StripeObject) {
  return { id, amount_total, currency, payment_intent: null, customer: null };
}
