import type { UserCoupon } from '@comanda/contract';
import { CodedError } from '../../coded-error.ts';
import type { CatalogueReader, Coupons } from '../../core.ts';
import { createAction } from '../action.ts';
import { badRequest, type Call, type Handlers } from '../call.ts';
import { catalogueTargets } from '../catalogue/catalogue-targets.ts';
import { present } from '../presenters.ts';
import { createFindQuery, createGetQuery } from '../query/call-query.ts';
import { populated, populatedAnswer } from '../query/populated.ts';
import { runQuery, selected } from '../query/run-query.ts';

const MAX_CODES = 100;

/** Codes: nobody lists them, who knows one may read it and ask whether it can be used. */
export function createUserCouponServices(coupons: Coupons, catalogue: CatalogueReader) {
  const readQuery = createFindQuery('userCoupons');
  const readGet = createGetQuery('userCoupons');
  const targets = catalogueTargets('userCoupons', catalogue);

  async function known(ids: readonly string[]): Promise<readonly UserCoupon[]> {
    const found = await Promise.all([...new Set(ids)].map((id) => coupons.get(id)));
    return found.flatMap((coupon) => (coupon === undefined ? [] : [present.userCoupons(coupon)]));
  }

  return {
    userCoupons: {
      async find(call) {
        const query = readQuery(call.query);
        return populatedAnswer(runQuery(await known(idsOf(call.query)), query), query, targets);
      },
      async get(id, call) {
        const query = readGet(call.query);
        const [coupon] = await known([id]);
        if (coupon === undefined) throw new CodedError('notFound');
        const [found] = await populated([selected(coupon, query.select)], query, targets);
        return found;
      },
    },
    'userCoupons/validate': createAction('userCoupons/validate', coupons.validate),
  } satisfies Record<string, Handlers>;
}

/** The ids that a list is asked for; without any it is refused, so that codes cannot be collected. */
function idsOf({ _id: asked }: Call['query']): string[] {
  const wanted: unknown = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : asked;
  const ids: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  if (ids.length === 0 || ids.length > MAX_CODES) throw badRequest({ field: '_id', rule: 'values' });
  return ids.map((id) => {
    if (typeof id !== 'string' || id.length > 64) throw badRequest({ field: '_id', rule: 'required' });
    return id;
  });
}
