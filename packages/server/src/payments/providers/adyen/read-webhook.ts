import { createValidator } from '@comanda/contract';
import Type, { type Static } from 'typebox';
import {
  type AnyProviderEvent,
  isSameText,
  type ParsedWebhook,
  type ProviderAccount,
  type ProviderCapturedEvent,
  type ProviderDisputeEvent,
  type ProviderOwnRefundEvent,
  type ProviderRefundEvent,
  type ProviderUncollectedEvent,
  type RawWebhook,
  refOfOwnRefund,
} from '../../port/index.ts';
import { REFUND_SEPARATOR } from './give-back.ts';
import { moneyOf } from './payment-link.ts';
import { isAuthorised, notificationSignature } from './sign.ts';

const TEXT = Type.String({ maxLength: 500 });
const MAX_ITEMS = 100;
/** A notification of Adyen, as far as it is read here; everything else in it is left. */
const Item = Type.Object({
  additionalData: Type.Optional(
    Type.Object({
      hmacSignature: Type.Optional(TEXT),
      cardSummary: Type.Optional(TEXT),
      disputeStatus: Type.Optional(TEXT),
      defensePeriodEndsAt: Type.Optional(TEXT),
    }),
  ),
  amount: Type.Optional(
    Type.Object({ value: Type.Integer({ minimum: 0 }), currency: Type.String({ maxLength: 8 }) }),
  ),
  eventCode: TEXT,
  merchantAccountCode: TEXT,
  merchantReference: Type.Optional(TEXT),
  originalReference: Type.Optional(TEXT),
  paymentMethod: Type.Optional(TEXT),
  reason: Type.Optional(Type.Union([TEXT, Type.Null()])),
  pspReference: Type.String({ minLength: 1, maxLength: 80 }),
  success: TEXT,
});
type Item = Static<typeof Item>;
const validNotifications = createValidator(
  Type.Object({
    live: TEXT,
    notificationItems: Type.Array(Type.Object({ NotificationRequestItem: Item }), { maxItems: MAX_ITEMS }),
  }),
);
const CARD_SUMMARY = /^\d{4}$/;

type Told = AnyProviderEvent;

const FORGED = { kind: 'forged' } as const;
const FOREIGN = { kind: 'foreign' } as const;

/**
 * Reads a webhook of Adyen (payments M5.2): forged unless its basic authentication and the signature of every item hold,
 * foreign if it is of the other mode or another merchant account, or about something that is not booked here.
 */
export function readWebhook(
  { rawBody, headers }: RawWebhook,
  account: ProviderAccount | undefined,
): ParsedWebhook {
  const { hmacKey, webhookPassword = '' } = account?.secrets ?? {};
  const { webhookUser = '' } = account?.fields ?? {};
  if (account === undefined || hmacKey === undefined) return FORGED;
  const isOpen = webhookUser === '' && webhookPassword === '';
  if (!isOpen && !isAuthorised(headers.authorization, webhookUser, webhookPassword)) return FORGED;
  const parsed = parsedBody(rawBody);
  // nothing unsigned is believed, not even that it is about something else
  if (parsed === undefined || parsed.notificationItems.length === 0) return FORGED;
  const items = parsed.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => isSigned(item, hmacKey))) return FORGED;
  if (parsed.live !== String(account.mode === 'live')) return FOREIGN;
  const events = items
    .filter(({ merchantAccountCode }) => merchantAccountCode === account.fields.merchantAccount)
    .flatMap(toldBy);
  return events.length === 0 ? FOREIGN : { kind: 'events', events };
}

function parsedBody(rawBody: string) {
  try {
    const body = validNotifications(JSON.parse(rawBody));
    return body.ok ? body.value : undefined;
  } catch {
    return undefined;
  }
}

function isSigned(item: Item, hmacKey: string): boolean {
  const given = item.additionalData?.hmacSignature ?? '';
  return isSameText(notificationSignature(item, hmacKey), given);
}

/** Returns what a notification says about one of our attempts or refunds; nothing for every other. */
function toldBy(item: Item): readonly Told[] {
  const { eventCode, success, pspReference, merchantReference = '', amount } = item;
  const id = `${eventCode}:${pspReference}:${success}`;
  const isGood = success === 'true';
  switch (eventCode) {
    case 'AUTHORISATION':
      // a declined card may be followed by another on the same page
      if (!isGood) return [{ id, ref: merchantReference, status: 'declined' }];
      return amount === undefined
        ? []
        : [{ id, ref: merchantReference, status: 'paid', ...paidOf(item, amount) }];
    case 'REFUND':
    case 'CANCEL_OR_REFUND':
      return refundTold(id, item, isGood ? 'refunded' : 'refundFailed');
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return isGood ? refundTold(id, item, 'refundFailed') : [];
    case 'CAPTURE':
      return isGood && amount !== undefined ? capturedTold(id, item, amount) : [];
    case 'CAPTURE_FAILED':
      return isGood ? [uncollectedTold(id, item)] : [];
    case 'REQUEST_FOR_INFORMATION':
    case 'NOTIFICATION_OF_CHARGEBACK':
    case 'CHARGEBACK':
    case 'CHARGEBACK_REVERSED':
    case 'SECOND_CHARGEBACK':
    case 'PREARBITRATION_WON':
    case 'PREARBITRATION_LOST':
    case 'DISPUTE_DEFENSE_PERIOD_ENDED':
    case 'ISSUER_RESPONSE_TIMEFRAME_EXPIRED':
      return isGood && amount !== undefined ? [disputeTold(id, item, amount)] : [];
    default:
      return [];
  }
}

/** Returns what was collected of a payment, which is named by `originalReference`. */
function capturedTold(
  id: string,
  { merchantReference: ref = '', originalReference: paymentRef = '', pspReference: made }: Item,
  amount: { readonly value: number; readonly currency: string },
): readonly ProviderCapturedEvent[] {
  return paymentRef === '' ? [] : [{ id, ref, status: 'captured', made, paymentRef, ...moneyOf(amount) }];
}

/** Returns what is said about a payment whose capture failed: it is named by `originalReference`. */
function uncollectedTold(
  id: string,
  { merchantReference: ref = '', originalReference: paymentRef = '' }: Item,
): ProviderUncollectedEvent {
  return { id, ref, status: 'captureFailed', ...(paymentRef !== '' && { paymentRef }) };
}

function paidOf(
  { pspReference, paymentMethod, additionalData = {} }: Item,
  amount: { readonly value: number; readonly currency: string },
) {
  const { cardSummary = '' } = additionalData;
  return {
    ...moneyOf(amount),
    paymentRef: pspReference,
    ...(paymentMethod !== undefined && { brand: paymentMethod }),
    ...(CARD_SUMMARY.test(cardSummary) && { last4: cardSummary }),
  };
}

/** Statuses of a chargeback that nobody can answer any more. */
const GIVEN_UP = new Set(['Lost', 'Accepted', 'Expired']);

/** Notifications that end a dispute for the merchant, and those that end it for the guest. */
const WON = new Set(['CHARGEBACK_REVERSED', 'PREARBITRATION_WON', 'ISSUER_RESPONSE_TIMEFRAME_EXPIRED']);
const LOST = new Set(['SECOND_CHARGEBACK', 'PREARBITRATION_LOST', 'DISPUTE_DEFENSE_PERIOD_ENDED']);

/** Returns what is said about a dispute, which has a `pspReference` of its own: a payment may be disputed twice. */
function disputeTold(
  id: string,
  { eventCode, pspReference, merchantReference: ref = '', reason, additionalData = {} }: Item,
  amount: { readonly value: number; readonly currency: string },
): ProviderDisputeEvent {
  const { disputeStatus = '', defensePeriodEndsAt = '' } = additionalData;
  const dueAt = Date.parse(defensePeriodEndsAt);
  const isLost = LOST.has(eventCode) || GIVEN_UP.has(disputeStatus);
  const undecided = isLost ? ('lost' as const) : ('opened' as const);
  return {
    ...{ id, ref, status: 'disputed', dispute: pspReference, ...moneyOf(amount) },
    outcome: WON.has(eventCode) ? 'won' : undecided,
    ...(reason != null && reason !== '' && { reason }),
    ...(!Number.isNaN(dueAt) && { dueAt: new Date(dueAt).toISOString() }),
  };
}

/**
 * Returns what is said about a refund: one that was asked for here has both names in its reference, any other was made in
 * the Customer Area and has that of its payment.
 */
function refundTold(
  id: string,
  { merchantReference = '', pspReference: made, amount }: Item,
  status: ProviderRefundEvent['status'],
): readonly (ProviderRefundEvent | ProviderOwnRefundEvent)[] {
  const [ref = '', refund] = merchantReference.split(REFUND_SEPARATOR);
  if (refund !== undefined) return [{ id, ref, refund, status }];
  if (status === 'refundFailed') return [{ id, ref, refund: refOfOwnRefund(made), status }];
  return amount === undefined ? [] : [{ id, ref, made, status: 'refundedThere', ...moneyOf(amount) }];
}
