import { createValidator, FALLBACK_LANGUAGE, Locale, SetUpPayment } from '@comanda/contract';
import { CodedError } from '../../lib/index.ts';
import type { Ordering } from '../../ordering/index.ts';
import type { Payments } from '../../payments/index.ts';
import type { HostedProvider } from '../../payments/port/index.ts';
import {
  badRequest,
  createAction,
  type Handlers,
  identified,
  onlyNames,
  textOf,
  validated,
} from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop, runQuery } from '../query/index.ts';

/** Serves payment attempts: guests start and cancel them, staff confirm them and list those of their shop. */
export function createPaymentServices(payments: Payments, ordering: Pick<Ordering, 'refund'>) {
  const readQuery = createFindQuery('payments');
  const readRefundQuery = createFindQuery('refunds');
  const readDisputeQuery = createFindQuery('disputes');
  const readCardQuery = createFindQuery('payments/savedCards');
  return {
    payments: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        const { total, data } = await payments.find(query, call.actor);
        return answerOf({ total, data: data.map(present.payments) }, query);
      },
    },
    'payments/online': createAction('payments/online', (data, actor) =>
      payments.online(identified(data), actor),
    ),
    'cybersource/redirect/setup': createSetUp(payments, 'cybersource'),
    bbposWeb: createSetUp(payments, 'bbpos'),
    razerOnline: createSetUp(payments, 'razer'),
    'payments/check': createAction('payments/check', payments.check),
    'payments/cancel': createAction('payments/cancel', payments.cancel),
    'payments/confirm': createAction('payments/confirm', payments.confirm),
    'payments/decide': createAction('payments/decide', payments.decide),
    'payments/refund': createAction('payments/refund', ordering.refund),
    refunds: {
      async find(call) {
        const query = inOwnShop(readRefundQuery(call.query), call.actor);
        const { total, data } = await payments.findRefunds(query, call.actor);
        return answerOf({ total, data: data.map(present.refunds) }, query);
      },
    },
    disputes: {
      async find(call) {
        const query = inOwnShop(readDisputeQuery(call.query), call.actor);
        const { total, data } = await payments.findDisputes(query, call.actor);
        return answerOf({ total, data: data.map(present.disputes) }, query);
      },
    },
    'payments/savedCards': {
      async find(call) {
        const query = readCardQuery(call.query);
        return runQuery((await payments.savedCards.find(call.actor)).map(present.savedCards), query);
      },
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw new CodedError('notFound');
        return present.savedCards(await payments.savedCards.remove(id, call.actor));
      },
    },
    'payments/savedCards/setup': createAction('payments/savedCards/setup', payments.savedCards.setUp),
    'payments/savedCards/check': createAction('payments/savedCards/check', payments.savedCards.check),
    'payments/rebook': createAction('payments/rebook', (data, actor, address) =>
      payments.rebook(data, { actor, address }),
    ),
    'payments/take': createAction('payments/take', (data, actor, address) =>
      payments.take(data, { actor, address }),
    ),
  } satisfies Record<string, Handlers>;
}

const setUpPayment = createValidator(SetUpPayment);
const isLocale = createValidator(Locale);

/** Creates the setup call of one provider; its pages are in English unless the query names a locale. */
function createSetUp(payments: Payments, provider: HostedProvider): Required<Pick<Handlers, 'create'>> {
  return {
    async create(data, call) {
      onlyNames(call.query, ['locale']);
      const locale = textOf(call.query, 'locale') ?? FALLBACK_LANGUAGE.code;
      if (!isLocale(locale).ok) throw badRequest({ field: 'locale', rule: 'value' });
      return present.payments(
        await payments.setUp(provider, identified(validated(setUpPayment, data)), locale, call.actor),
      );
    },
  };
}
