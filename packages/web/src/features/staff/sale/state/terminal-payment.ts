import type { PaymentAttempt } from '@comanda/contract';

/** The provider of card terminals that the server drives. */
export const TERMINAL_PROVIDER = 'bbpos';

/** Returns true while a payment waits for its outcome. */
export function isPaymentOpen({ status }: Pick<PaymentAttempt, 'status'>): boolean {
  return status === 'created' || status === 'requiresAction' || status === 'processing';
}

/** The states of the window that stands over the till while a card is charged. */
export type TerminalState = 'starting' | 'unknown' | 'waiting' | 'bank' | 'choose' | 'noTerminal' | 'failed';

/** Returns what the window says: about the payment that is followed, or about the terminals to choose from. */
export function terminalStateOf({
  followed,
  choices,
}: {
  readonly followed: Pick<PaymentAttempt, 'status'> | undefined;
  readonly choices: readonly object[] | undefined;
}): TerminalState {
  if (choices !== undefined) return choices.length === 0 ? 'noTerminal' : 'choose';
  switch (followed?.status) {
    case undefined:
      return 'starting';
    case 'created':
      return 'unknown';
    case 'requiresAction':
      return 'waiting';
    case 'processing':
      return 'bank';
    default:
      return 'failed';
  }
}

/** A request to charge something, which is repeated as it is for as long as nobody knows what became of it. */
export type ChargeRequest = { readonly wanted: string; readonly requestId: string };

/** Returns the request to charge what is wanted: the kept one goes on if it is for the same, all else begins anew. */
export function chargeRequest(
  kept: ChargeRequest | undefined,
  wanted: string,
  newId: () => string,
): ChargeRequest {
  return kept?.wanted === wanted ? kept : { wanted, requestId: newId() };
}

/** Returns the request to keep once its payment is known; an ended one would only be answered with that end again. */
export function keptRequest(
  kept: ChargeRequest | undefined,
  payment: Pick<PaymentAttempt, 'status'>,
): ChargeRequest | undefined {
  return isPaymentOpen(payment) ? kept : undefined;
}
