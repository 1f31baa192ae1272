import {
  fromDecimalAmount,
  isSameText,
  type ParsedWebhook,
  type ProviderAccount,
  type ProviderEvent,
  type RawWebhook,
} from '../../port/index.ts';
import { currencyAt, hasFormat } from './formats.ts';
import { notificationKey, type SignedNotification } from './sign.ts';

/** The text by which a callback is acknowledged; without it Fiuu repeats it. */
const ACKNOWLEDGED = 'CBTOKEN:MPSTATOK';
const FORGED = { kind: 'forged' } as const;

/**
 * Reads a notification of Fiuu (payments M5.4), or the form that a guest's browser brings back: forged unless every
 * field has its format, it is for this merchant, and its `skey` holds. Nothing that the `skey` does not cover is read:
 * the guest's browser could have changed it.
 */
export function readWebhook({ rawBody }: RawWebhook, account: ProviderAccount | undefined): ParsedWebhook {
  const { secretKey } = account?.secrets ?? {};
  if (account === undefined || secretKey === undefined) return FORGED;
  const form = new URLSearchParams(rawBody);
  const told = notificationOf(form);
  if (!isFormed(told) || told.domain !== account.fields.merchantId) return FORGED;
  if (!isSameText(notificationKey(told, secretKey), form.get('skey') ?? '')) return FORGED;
  const reply = form.get('nbcb') === '1' ? { reply: ACKNOWLEDGED } : {};
  const event = hasFormat('order', told.orderid) ? eventOf(told) : undefined;
  return event === undefined ? { kind: 'foreign', ...reply } : { kind: 'events', events: [event], ...reply };
}

function notificationOf(form: URLSearchParams): SignedNotification {
  const field = (name: string) => form.get(name) ?? '';
  return {
    tranID: field('tranID'),
    orderid: field('orderid'),
    status: field('status'),
    domain: field('domain'),
    amount: field('amount'),
    currency: field('currency'),
    paydate: field('paydate'),
    appcode: field('appcode'),
  };
}

/** Returns true if nothing but the order number may run into its neighbours: between digits it begins with a letter. */
function isFormed({ tranID, orderid, status, amount, currency, paydate, appcode }: SignedNotification) {
  return (
    hasFormat('payment', tranID) &&
    /^[A-Za-z][\w-]{0,39}$/.test(orderid) &&
    hasFormat('status', status) &&
    hasFormat('amount', amount) &&
    hasFormat('currency', currency) &&
    hasFormat('paydate', paydate) &&
    hasFormat('appcode', appcode)
  );
}

function eventOf({ tranID, orderid: ref, status, amount, currency }: SignedNotification) {
  const id = `${tranID}:${status}`;
  const events: Readonly<Record<string, ProviderEvent>> = {
    '00': {
      ...{ id, ref, status: 'paid', paymentRef: tranID },
      amount: fromDecimalAmount(amount) ?? 0,
      currency: currencyAt(currency),
    },
    '11': { id, ref, status: 'failed' },
    '22': { id, ref, status: 'processing' },
  };
  return events[status];
}
