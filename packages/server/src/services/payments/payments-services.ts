import { CancelPayment, ConfirmPayment, createValidator, PayOnline } from '@comanda/contract';
import type { Payments } from '../../core.ts';
import { ownShop } from '../../policies/authorise.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { pageOf, parseListQuery } from '../query/list-query.ts';
import { createAction } from '../table-sessions/ordering-services.ts';

const MAX_LIMIT = 1_000;
const FIELDS = {
  shop: 'any',
  session: 'any',
  status: ['created', 'requiresAction', 'succeeded', 'failed', 'cancelled', 'partlyRefunded', 'refunded'],
} as const;

/** Tries to pay: a guest starts and gives up, staff confirm what they took and see those of their shop. */
export function createPaymentServices(payments: Payments) {
  return {
    payments: {
      async find(call) {
        const query = parseListQuery(call.query, FIELDS, MAX_LIMIT);
        const { shop, session, status } = query.values;
        const { limit, skip } = query;
        const asked = { shop: ownShop(call.actor, shop?.[0]), session: session?.[0], status, limit, skip };
        const found = await payments.find(asked, call.actor);
        return pageOf(found.data.map(present.payments), query, found.total);
      },
    },
    'payments/online': createAction(createValidator(PayOnline), payments.online, present.payments),
    'payments/cancel': createAction(createValidator(CancelPayment), payments.cancel, present.payments),
    'payments/confirm': createAction(createValidator(ConfirmPayment), payments.confirm, present.payments),
  } satisfies Record<string, Handlers>;
}
