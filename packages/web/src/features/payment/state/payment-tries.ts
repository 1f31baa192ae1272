import { createPersisted } from '../../../lib/persisted.ts';

/** A try to pay as this phone remembers it; `payment` is known once the server has answered. */
export type PaymentTry = {
  readonly requestId: string;
  readonly session: string;
  readonly method: string;
  readonly amount: number;
  readonly payment?: string;
};

const KEPT = 20;

function isTry(value: unknown): value is PaymentTry {
  if (typeof value !== 'object' || value === null) return false;
  const { requestId, session, method, amount, payment } = value as Record<string, unknown>;
  const hasTexts = [requestId, session, method].every((text) => typeof text === 'string');
  return hasTexts && typeof amount === 'number' && (payment === undefined || typeof payment === 'string');
}

/** The tries of this phone, one per session, newest last. */
export const paymentTries = createPersisted<readonly PaymentTry[]>({
  key: 'comanda.payments',
  version: 1,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isTry).slice(-KEPT) : undefined),
  initial: () => [],
});

/** The tries with one put in place of an earlier one of the same session. */
export function withTry(tries: readonly PaymentTry[], next: PaymentTry): readonly PaymentTry[] {
  return [...tries.filter((each) => each.session !== next.session), next].slice(-KEPT);
}

/** Whether sending again what was never answered is the same wish: then it keeps its request id. */
export function isSameWish(
  held: PaymentTry | undefined,
  wish: { readonly method: string; readonly amount: number },
): held is PaymentTry {
  return (
    held !== undefined &&
    held.payment === undefined &&
    held.method === wish.method &&
    held.amount === wish.amount
  );
}
