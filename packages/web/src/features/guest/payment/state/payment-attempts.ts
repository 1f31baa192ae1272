import type { PaymentShare } from '@comanda/contract';
import { createPersisted } from '../../../../lib/persisted.ts';
import { flag, having, listOf, mapped, number, optional, text } from '../../../../lib/schema.ts';

/** A payment attempt saved on this phone; `payment` is set once the server has answered. */
export type SavedAttempt = {
  readonly requestId: string;
  readonly session: string;
  readonly method: string;
  readonly amount: number;
  /** On top of the amount. */
  readonly tips?: number;
  /** The share of the bill; without it, the whole bill. */
  readonly share?: PaymentShare;
  /** The member's card to charge, or the wish to keep the one that is paid with. */
  readonly card?: string;
  readonly savedInfo?: boolean;
  readonly payment?: string;
};

const MAX_KEPT = 20;

const attempt = having<SavedAttempt>({
  requestId: text,
  session: text,
  method: text,
  amount: number,
  tips: optional(number),
  share: optional(having({ kind: text })),
  card: optional(text),
  savedInfo: optional(flag),
  payment: optional(text),
});

/** This phone's attempts, one per session, newest last. */
export const paymentAttempts = createPersisted<readonly SavedAttempt[]>({
  key: 'comanda.payments',
  version: 1,
  schema: mapped(listOf(attempt), (attempts) => attempts.slice(-MAX_KEPT)),
  initial: () => [],
});

/** Returns the attempts with one added or replaced, by session. */
export function withAttempt(attempts: readonly SavedAttempt[], next: SavedAttempt): readonly SavedAttempt[] {
  return [...attempts.filter((each) => each.session !== next.session), next].slice(-MAX_KEPT);
}

type AttemptInput = Pick<SavedAttempt, 'method' | 'amount' | 'tips' | 'share' | 'card' | 'savedInfo'>;

/** Returns true if an unanswered attempt is for the same request, so that a retry keeps its request id. */
export function isSameRequest(held: SavedAttempt | undefined, request: AttemptInput): held is SavedAttempt {
  return (
    held !== undefined &&
    held.payment === undefined &&
    held.method === request.method &&
    held.amount === request.amount &&
    (held.tips ?? 0) === (request.tips ?? 0) &&
    held.card === request.card &&
    held.savedInfo === request.savedInfo &&
    JSON.stringify(held.share) === JSON.stringify(request.share)
  );
}
