import { type Answer, invalid, type Json, missing, unknownParameter } from './answers.ts';
import { at, type Form, text } from './forms.ts';
import type { Charge, RefundObject, StripeRecords } from './records.ts';

const REFUND_PARAMS = new Set(['payment_intent', 'charge', 'amount', 'metadata', 'reason']);

/** Creates the refunds of an account. */
export function createRefunds({
  intents,
  charges,
  refunds,
  settings,
  seconds,
  newId,
  happen,
}: StripeRecords) {
  function createRefund(form: Form): Answer {
    for (const name of Object.keys(form)) if (!REFUND_PARAMS.has(name)) return unknownParameter(name);
    const intent = intents.get(text(form, 'payment_intent'));
    if (intent === undefined) return missing('payment_intent', text(form, 'payment_intent'));
    const charge = charges.get(String(intent.latest_charge));
    if (charge === undefined)
      return invalid('payment_intent', undefined, 'This PaymentIntent has no charge.');
    const left = charge.amount - charge.amount_refunded;
    if (left === 0)
      return invalid(undefined, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    const amount = text(form, 'amount') === '' ? left : Number(text(form, 'amount'));
    if (!Number.isSafeInteger(amount) || amount <= 0)
      return invalid('amount', 'parameter_invalid_integer', 'Invalid');
    if (amount > left)
      return invalid(
        'amount',
        'amount_too_large',
        'Refund amount is greater than unrefunded amount on charge',
      );
    if (amount > settings.balance)
      return invalid(undefined, 'balance_insufficient', 'Insufficient funds in your Stripe balance');
    return { status: 200, body: refund(charge, amount, at(form, 'metadata')) };
  }

  function refund(charge: Charge, amount: number, metadata: Json): RefundObject {
    const made: RefundObject = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      metadata,
      payment_intent: charge.payment_intent,
      status: settings.refundStatus,
    };
    refunds.set(made.id, made);
    if (made.status !== 'failed') charge.amount_refunded += amount;
    happen('refund.created', made);
    happen('charge.refunded', charge);
    return made;
  }

  function listRefunds(query: URLSearchParams): Answer {
    const data = [...refunds.values()]
      .filter(({ payment_intent: intent }) => intent === query.get('payment_intent'))
      .toReversed()
      .slice(0, Number(query.get('limit') ?? 10));
    return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: false, data } };
  }

  /** Has a bank send a refund back that was accepted. */
  function failRefund(id: string): void {
    const made = refunds.get(id);
    if (made === undefined) throw new Error('no such refund');
    made.status = 'failed';
    const paid = [...charges.values()].find(({ id: of }) => of === made.charge);
    if (paid !== undefined) paid.amount_refunded -= made.amount;
    happen('refund.updated', made);
    happen('refund.failed', made);
  }

  /** Gives money of a payment back in the Dashboard, which names none of ours. */
  function refundByHand(intent: string, amount: number): RefundObject {
    const charge = [...charges.values()].find(({ payment_intent: paid }) => paid === intent);
    if (charge === undefined) throw new Error('no such payment');
    return refund(charge, amount, {});
  }

  return { createRefund, listRefunds, failRefund, refundByHand };
}
