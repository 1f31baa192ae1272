import type { TableSession } from '@comanda/contract';
import { CallError } from '../../../../data/calls/call-error.ts';

/** A payment that is in the way: its amount in minor units, its start, and the guest who pays it if they have a name. */
export type PaymentInTheWay = {
  readonly name: string | undefined;
  readonly amount: number;
  readonly since: string;
};

/** Returns the payment that a refusal names (payments M2.5); undefined for every other failure. */
export function pendingOf(
  error: Error | null,
  guests: TableSession['guests'] = [],
): PaymentInTheWay | undefined {
  if (!(error instanceof CallError) || error.code !== 'paymentPending') return undefined;
  const { amount, since, guest } = error.data;
  if (typeof amount !== 'number' || typeof since !== 'string') return undefined;
  return { name: guests.find((one) => one.guest === guest)?.name, amount, since };
}
