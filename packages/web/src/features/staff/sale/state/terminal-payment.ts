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
