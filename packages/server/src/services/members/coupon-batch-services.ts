import { CodedError } from '../../lib/index.ts';
import type { CouponBatches } from '../../promotions/batches/index.ts';
import { createAction, type Handlers, onlyNames } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** Serves coupon codes that are made together to those who make promotions. */
export function createCouponBatchServices(batches: CouponBatches) {
  const readQuery = createFindQuery('couponBatches');
  return {
    couponBatches: {
      async find(call) {
        const query = readQuery(call.query);
        return runQuery((await batches.find(call.actor)).map(present.couponBatches), query);
      },
      async get(id, call) {
        onlyNames(call.query);
        return present.couponBatches(await batches.get(id, call.actor));
      },
      ...createAction('couponBatches', batches.create),
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw new CodedError('notFound');
        return present.couponBatches(await batches.stop(id, call.actor));
      },
    },
    'couponBatches/codes': createAction('couponBatches/codes', batches.codes),
  } satisfies Record<string, Handlers>;
}
