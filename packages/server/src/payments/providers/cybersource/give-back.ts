import { currencyOf } from '@comanda/domain';
import {
  decimalAmount,
  type ProviderAccount,
  type ProviderRefund,
  type ProviderRefundAnswer,
  type ProviderRefundStatus,
} from '../../port/index.ts';
import { type Connect, CyberSourceRefusal } from './connect.ts';
import { creditOf, search, statusOf } from './search.ts';

/**
 * Gives money of a payment back. CyberSource makes every request anew, so a refund of the same name is looked for first,
 * and answered instead of making another.
 */
export async function giveBack(
  connect: Connect,
  account: ProviderAccount,
  { ref, amount, currency, payment }: ProviderRefund,
): Promise<ProviderRefundAnswer> {
  const made = creditOf(await search(connect, account, ref));
  if (made !== undefined)
    return made.isMade
      ? { status: 'accepted', providerRef: made.id }
      : { status: 'refused', because: 'provider' };
  const { code } = currencyOf(currency);
  const id = payment.paymentRef ?? (await paymentIdOf(connect, account, payment.ref ?? payment._id));
  const body = {
    clientReferenceInformation: { code: ref },
    orderInformation: { amountDetails: { totalAmount: decimalAmount(amount, code), currency: code } },
  };
  try {
    await connect(account, `/pts/v2/payments/${encodeURIComponent(id)}/refunds`, body);
    return { status: 'accepted' };
  } catch (error) {
    if (error instanceof CyberSourceRefusal) return { status: 'refused', because: 'provider' };
    throw error;
  }
}

/** Returns CyberSource's id of a payment that was booked without it. */
async function paymentIdOf(connect: Connect, account: ProviderAccount, ref: string): Promise<string> {
  const found = statusOf(await search(connect, account, ref));
  if (found.status !== 'paid' || found.paymentRef === undefined)
    throw new Error('CyberSource does not find the payment yet.');
  return found.paymentRef;
}

/** Asks CyberSource what has become of a refund that it has accepted. */
export async function readRefundStatus(
  connect: Connect,
  account: ProviderAccount,
  { ref }: ProviderRefund,
): Promise<ProviderRefundStatus> {
  const made = creditOf(await search(connect, account, ref));
  if (made === undefined) return 'pending';
  return made.isMade ? 'done' : 'failed';
}
