import type { PaymentShare } from '@comanda/contract';
import { createPersisted } from '../../../../lib/persisted.ts';
import { having, listOf, mapped, number, optional, text } from '../../../../lib/schema.ts';

/** A try to pay as this phone remembers it; `payment` is known once the server has answered. */
export type SavedAttempt = {
  readonly requestId: string;
  readonly session: string;
  readonly method: string;
  readonly amount: number;
  /** Beside the amount. */
  readonly tips?: number;
  /** What of the bill it is for; without it for the bill as a whole. */
  readonly share?: PaymentShare;
  readonly payment?: string;
};

const KEPT = 20;

const attempt = having<SavedAttempt>({
  requestId: text,
  session: text,
  method: text,
  amount: number,
  tips: optional(number),
  share: optional(having({ kind: text })),
  payment: optional(text),
});

/** The tries of this phone, one per session, newest last. */
export const paymentAttempts = createPersisted<readonly SavedAttempt[]>({
  key: 'comanda.payments',
  version: 1,
  schema: mapped(listOf(attempt), (attempts) => attempts.slice(-KEPT)),
  initial: () => [],
});

/** The tries with one put in place of an earlier one of the same session. */
export function withAttempt(tries: readonly SavedAttempt[], next: SavedAttempt): readonly SavedAttempt[] {
  return [...tries.filter((each) => each.session !== next.session), next].slice(-KEPT);
}

type AttemptInput = Pick<SavedAttempt, 'method' | 'amount' | 'tips' | 'share'>;

/** Whether sending again what was never answered is the same wish: then it keeps its request id. */
export function isSameRequest(held: SavedAttempt | undefined, wish: AttemptInput): held is SavedAttempt {
  return (
    held !== undefined &&
    held.payment === undefined &&
    held.method === wish.method &&
    held.amount === wish.amount &&
    (held.tips ?? 0) === (wish.tips ?? 0) &&
    JSON.stringify(held.share) === JSON.stringify(wish.share)
  );
}
