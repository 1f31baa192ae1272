import { CALLS, createValidator } from '@comanda/contract';
import { CodedError } from '../../lib/index.ts';
import type { PaymentAccounts } from '../../payments/index.ts';
import { createAction, type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

const createData = createValidator(CALLS.paymentAccounts.create.data);
const changeData = createValidator(CALLS.paymentAccounts.patch.data);

/** Serves the organisation's accounts at payment providers to its owners. */
export function createPaymentAccountServices(accounts: PaymentAccounts) {
  const readQuery = createFindQuery('paymentAccounts');
  const readProviders = createFindQuery('paymentProviders');
  return {
    paymentProviders: {
      async find(call) {
        return runQuery(accounts.providers().map(present.paymentProviders), readProviders(call.query));
      },
    },
    paymentAccounts: {
      async find(call) {
        const query = readQuery(call.query);
        return runQuery((await accounts.find()).map(present.paymentAccounts), query);
      },
      async create(data, call) {
        onlyNames(call.query);
        return present.paymentAccounts(await accounts.create(validated(createData, data), call.actor));
      },
      async patch(id, data, call) {
        onlyNames(call.query);
        return present.paymentAccounts(await accounts.change(id, validated(changeData, data), call.actor));
      },
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw new CodedError('notFound');
        return present.paymentAccounts(await accounts.remove(id, call.actor));
      },
    },
    'paymentAccounts/test': createAction('paymentAccounts/test', accounts.test),
  } satisfies Record<string, Handlers>;
}
