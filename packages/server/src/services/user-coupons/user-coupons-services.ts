import { createValidator, UserCoupon, ValidateCoupon } from '@comanda/contract';
import { CodedError } from '../../coded-error.ts';
import type { CatalogueReader, Coupons } from '../../core.ts';
import { badRequest, type Call, type Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { parseQuery, type Query, type QueryRules } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import { createAction } from '../table-sessions/ordering-services.ts';

const MAX_LIMIT = 100;
const RULES: QueryRules = {
  fields: new Set(Object.keys(UserCoupon.properties)),
  maxLimit: MAX_LIMIT,
  populate: new Set(['coupon']),
};

/** Codes: nobody lists them, who knows one may read it and ask whether it can be used. */
export function createUserCouponServices(coupons: Coupons, catalogue: CatalogueReader) {
  function populated<Row extends Partial<UserCoupon>>(row: Row, { populate }: Query) {
    const rule = row.coupon === undefined ? undefined : catalogue.get('orderDiscounts', row.coupon);
    const isWanted = populate.includes('coupon') && rule !== undefined;
    return isWanted ? { ...row, coupon: present.orderDiscounts(rule) } : row;
  }

  async function known(ids: readonly string[]): Promise<readonly UserCoupon[]> {
    const found = await Promise.all([...new Set(ids)].map((id) => coupons.get(id)));
    return found.flatMap((coupon) => (coupon === undefined ? [] : [present.userCoupons(coupon)]));
  }

  return {
    userCoupons: {
      async find(call) {
        const query = parseQuery(call.query, RULES);
        const answer = runQuery(await known(idsOf(call.query)), query);
        if (Array.isArray(answer)) return answer.map((row) => populated(row, query));
        return { ...answer, data: answer.data.map((row) => populated(row, query)) };
      },
      async get(id, call) {
        const query = parseQuery({ ...call.query, $paginate: false }, RULES);
        const found = runQuery(await known([id]), query);
        const [first] = Array.isArray(found) ? found : [];
        if (first === undefined) throw new CodedError('notFound');
        return populated(first, query);
      },
    },
    'userCoupons/validate': createAction(
      createValidator(ValidateCoupon),
      coupons.validate,
      present.validatedCoupon,
    ),
  } satisfies Record<string, Handlers>;
}

/** The ids that a list is asked for; without any it is refused, so that codes cannot be collected. */
function idsOf({ _id: asked }: Call['query']): string[] {
  const wanted: unknown = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : asked;
  const ids: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  if (ids.length === 0 || ids.length > MAX_LIMIT) throw badRequest({ field: '_id', rule: 'values' });
  return ids.map((id) => {
    if (typeof id !== 'string' || id.length > 64) throw badRequest({ field: '_id', rule: 'required' });
    return id;
  });
}
