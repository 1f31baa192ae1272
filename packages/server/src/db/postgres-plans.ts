import type { Request } from './postgres-batch.ts';

/** Uses of a connection after which its plans are made anew for the first time; then after twice as many each time. */
const FIRST_USES = 8;
/** Longest time in milliseconds that plans are kept. */
const MAX_AGE_MS = 60_000;
const DISCARD_PLANS: Request = {
  statement: { name: 'discard_plans', text: 'discard plans', columns: [] },
  values: [],
};

type Plans = { uses: number; readonly due: number; readonly madeAt: number };
const plansOf = new WeakMap<object, Plans>();

/**
 * Returns the statement that begins a use of a connection if its plans are due to be made anew, else none.
 *
 * PostgreSQL keeps the plans of a connection's statements, and of the checks of foreign keys, while the tables grow.
 * Those of a new restaurant are made for empty tables, where reading all rows of a shop costs as much as finding one by
 * its key. A later `analyze` mends that, but comes after minutes; a plan made anew knows the size at once.
 */
export function planRenewal(connection: object, now = performance.now()): readonly Request[] {
  const plans = plansOf.get(connection) ?? { uses: 0, due: FIRST_USES, madeAt: now };
  plans.uses += 1;
  const isDue = plans.uses >= plans.due || now - plans.madeAt >= MAX_AGE_MS;
  plansOf.set(
    connection,
    isDue ? { uses: plans.uses, due: Math.max(plans.due, 2 * plans.uses), madeAt: now } : plans,
  );
  return isDue ? [DISCARD_PLANS] : [];
}
