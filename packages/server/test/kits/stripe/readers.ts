import { type Answer, invalid, type Json, missing, unknownParameter } from './answers.ts';
import { at, type Form, text } from './forms.ts';
import type { Charge, Intent, StripeRecords } from './records.ts';

type Action = Json & { type: string; status: 'in_progress' | 'succeeded' | 'failed' };
type Reader = Json & { id: string; action: Action | null; status: 'online' | 'offline' };

const INTENT_PARAMS = new Set([
  'amount',
  'currency',
  'allowed_payment_method_types',
  'capture_method',
  'metadata',
]);
const PROCESS_PARAMS = new Set(['payment_intent', 'process_config']);

/** Creates the card readers of an account and their payments, and the hands of a guest with a card at them. */
export function createReaders({
  intents,
  charges,
  refunds,
  settings,
  seconds,
  newId,
  happen,
}: StripeRecords) {
  const readers = new Map<string, Reader>();

  function createIntent(form: Form): Answer {
    for (const name of Object.keys(form)) if (!INTENT_PARAMS.has(name)) return unknownParameter(name);
    const [amount, currency] = [Number(text(form, 'amount')), text(form, 'currency')];
    if (!Number.isSafeInteger(amount) || amount <= 0)
      return invalid('amount', 'parameter_invalid_integer', 'Invalid integer');
    if (!/^[a-z]{3}$/.test(currency)) return invalid('currency', 'invalid_currency', 'Invalid currency');
    const types = Object.values(at(form, 'allowed_payment_method_types'));
    if (!types.includes('card_present'))
      return invalid('allowed_payment_method_types', undefined, 'card_present is required');
    const intent: Intent = {
      ...{ id: newId('pi'), object: 'payment_intent', amount, currency, latest_charge: null },
      ...{ amount_received: 0, livemode: settings.livemode, created: seconds(), types },
      ...{ metadata: at(form, 'metadata'), status: 'requires_payment_method' },
    };
    intents.set(intent.id, intent);
    return { status: 200, body: intent };
  }

  function readIntent(id: string, query: URLSearchParams): Answer {
    const intent = intents.get(id);
    if (intent === undefined) return missing('payment_intent', id);
    const wantsCharge = [...query.values()].includes('latest_charge');
    const charge = wantsCharge ? charges.get(String(intent.latest_charge)) : undefined;
    return { status: 200, body: charge ? { ...intent, latest_charge: charge } : intent };
  }

  function cancelIntent(id: string): Answer {
    const intent = intents.get(id);
    if (intent === undefined) return missing('payment_intent', id);
    if (intent.status !== 'requires_payment_method') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      return invalid(undefined, 'payment_intent_unexpected_state', message);
    }
    intent.status = 'canceled';
    happen('payment_intent.canceled', intent);
    return { status: 200, body: intent };
  }

  /** Shows a payment on a reader; it is refused while the reader is off, busy, or the payment not to be paid. */
  function processIntent(reader: Reader, form: Form): Answer {
    for (const name of Object.keys(form)) if (!PROCESS_PARAMS.has(name)) return unknownParameter(name);
    const intent = intents.get(text(form, 'payment_intent'));
    if (intent === undefined) return missing('payment_intent', text(form, 'payment_intent'));
    if (reader.status === 'offline')
      return invalid(undefined, 'terminal_reader_offline', 'Reader is currently offline');
    if (reader.action?.status === 'in_progress')
      return invalid(undefined, 'terminal_reader_busy', 'Reader is currently processing another request');
    if (intent.status !== 'requires_payment_method')
      return invalid('payment_intent', 'payment_intent_unexpected_state', `It is ${intent.status}`);
    const process_config = at(form, 'process_config');
    reader.action = {
      ...{ type: 'process_payment_intent', status: 'in_progress', failure_code: null },
      process_payment_intent: { payment_intent: intent.id, process_config },
    };
    return { status: 200, body: reader };
  }

  function refundPayment(reader: Reader, form: Form): Answer {
    const charge = charges.get(text(form, 'charge'));
    if (charge === undefined) return missing('charge', text(form, 'charge'));
    if (reader.action?.status === 'in_progress')
      return invalid(undefined, 'terminal_reader_busy', 'Reader is currently processing another request');
    const asked = { charge: charge.id, amount: Number(text(form, 'amount')), metadata: at(form, 'metadata') };
    reader.action = { type: 'refund_payment', status: 'in_progress', refund_payment: asked };
    return { status: 200, body: reader };
  }

  function workReader(method: string, id: string, verb: string, form: Form): Answer {
    if (id === '') return { status: 200, body: { object: 'list', data: [...readers.values()] } };
    const reader = readers.get(id);
    if (reader === undefined) return missing('terminal.reader', id);
    if (method === 'GET') return { status: 200, body: reader };
    switch (verb) {
      case 'process_payment_intent':
        return processIntent(reader, form);
      case 'refund_payment':
        return refundPayment(reader, form);
      case 'cancel_action':
        reader.action = null;
        return { status: 200, body: reader };
      default:
        return { status: 404, body: { error: { type: 'invalid_request_error' } } };
    }
  }

  function readerOf(id: string): Reader {
    const reader = readers.get(id);
    if (reader === undefined) throw new Error(`no such reader: ${id}`);
    return reader;
  }

  /** Returns the payment that a reader shows. */
  function shownAt(id: string): Intent {
    const { action } = readerOf(id);
    const shown = (action?.process_payment_intent ?? {}) as { payment_intent?: string };
    const intent = intents.get(shown.payment_intent ?? '');
    if (action?.status !== 'in_progress' || intent === undefined)
      throw new Error('the reader shows no payment');
    return intent;
  }

  function endAction(id: string, status: Action['status'], failure_code: string | null = null): void {
    const reader = readerOf(id);
    if (reader.action) reader.action = { ...reader.action, status, failure_code };
    happen(`terminal.reader.action_${status}`, reader);
  }

  function charge(intent: Intent, type: 'card_present' | 'interac_present'): void {
    const made: Charge = {
      ...{ id: newId('ch'), object: 'charge', amount: intent.amount, amount_refunded: 0 },
      ...{ currency: intent.currency, payment_intent: intent.id, metadata: intent.metadata },
      payment_method_details: { type, [type]: { brand: 'mastercard', last4: '4444' } },
    };
    charges.set(made.id, made);
    Object.assign(intent, {
      latest_charge: made.id,
      status: 'succeeded',
      amount_received: intent.received ?? intent.amount,
    });
    happen('payment_intent.succeeded', intent);
  }

  return {
    ...{ createIntent, readIntent, cancelIntent, workReader, readerOf, shownAt },
    /** Adds a reader to the account and returns its id. */
    addReader(): string {
      const id = newId('tmr');
      readers.set(id, { id, object: 'terminal.reader', action: null, status: 'online' });
      return id;
    },
    /** Holds a card to a reader that shows a payment. */
    tap(id: string, type: 'card_present' | 'interac_present' = 'card_present'): void {
      const intent = shownAt(id);
      const isOpen = intent.status === 'requires_payment_method';
      if (isOpen) charge(intent, type);
      endAction(id, isOpen ? 'succeeded' : 'failed', isOpen ? null : 'canceled');
    },
    declineCard(id: string): void {
      happen('payment_intent.payment_failed', shownAt(id));
      endAction(id, 'failed', 'card_declined');
    },
    /** Has the guest press Cancel on a reader. */
    cancelAtReader: (id: string) => endAction(id, 'failed', 'customer_canceled'),
    /** Holds the card to a reader again that shows a refund. */
    tapForRefund(id: string): void {
      const { action } = readerOf(id);
      const asked = action?.refund_payment as { charge: string; amount: number; metadata: Json } | undefined;
      const paid = charges.get(asked?.charge ?? '');
      if (asked === undefined || paid === undefined) throw new Error('the reader shows no refund');
      const { amount, metadata } = asked;
      const made = { id: newId('re'), object: 'refund', amount, metadata, status: 'succeeded' };
      paid.amount_refunded += amount;
      refunds.set(made.id, { ...made, charge: paid.id, payment_intent: paid.payment_intent });
      endAction(id, 'succeeded');
    },
  };
}
