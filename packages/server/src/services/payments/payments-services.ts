import type { Payments } from '../../core.ts';
import { createAction } from '../action.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';
import { inOwnShop } from '../query/own-shop.ts';
import { answerOf } from '../query/run-query.ts';

/** Tries to pay: a guest starts and gives up, staff confirm what they took and see those of their shop. */
export function createPaymentServices(payments: Payments) {
  const readQuery = createFindQuery('payments');
  return {
    payments: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        const { total, data } = await payments.find(query, call.actor);
        return answerOf({ total, data: data.map(present.payments) }, query);
      },
    },
    'payments/online': createAction('payments/online', payments.online),
    'payments/cancel': createAction('payments/cancel', payments.cancel),
    'payments/confirm': createAction('payments/confirm', payments.confirm),
  } satisfies Record<string, Handlers>;
}
