import { TableSession } from '@comanda/contract';
import type { Ordering } from '../../core.ts';
import { ownShop } from '../../policies/authorise.ts';
import { badRequest, type Call, type Handlers, onlyNames, textOf } from '../call.ts';
import { present } from '../presenters.ts';
import { pageOf, parseListQuery } from '../query/list-query.ts';
import { parseQuery, type QueryRules } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';

const MAX_LIMIT = 100;
const HOLDER_RULES: QueryRules = {
  fields: new Set(Object.keys(TableSession.properties)),
  maxLimit: MAX_LIMIT,
};
const STAFF_FIELDS = {
  shop: 'any',
  status: ['ongoing', 'toPay', 'done', 'test', 'void', 'cancelled'],
  type: ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'],
  businessDay: 'any',
} as const;

/** Bills: a guest finds the open orders of the keys on the phone, staff those of their shop. */
export function createTableSessionsService(ordering: Ordering): Handlers {
  async function findHeld(call: Call) {
    const { restoreKeys, ...rest } = call.query;
    const query = parseQuery(rest, HOLDER_RULES);
    const found = await ordering.findIncomplete({ restoreKeys: keysOf(restoreKeys), limit: MAX_LIMIT });
    return runQuery(
      found.map((session) => present.tableSessions(session)),
      query,
    );
  }

  async function findForStaff(call: Call) {
    const query = parseListQuery(call.query, STAFF_FIELDS, MAX_LIMIT);
    const { shop, status, type, businessDay } = query.values;
    const { limit, skip } = query;
    const asked = {
      shop: ownShop(call.actor, shop?.[0]),
      status,
      type,
      businessDay: businessDay?.[0],
      limit,
      skip,
    };
    const found = await ordering.findForStaff(asked, call.actor);
    return pageOf(found.data.map(present.tableSessions), query, found.total);
  }

  return {
    find: (call) =>
      call.actor.kind !== 'staff' || call.query.restoreKeys !== undefined
        ? findHeld(call)
        : findForStaff(call),
    async get(id, call) {
      onlyNames(call.query, ['restoreKey']);
      return present.tableSessions(await ordering.get(id, textOf(call.query, 'restoreKey'), call.actor));
    },
  };
}

function keysOf(value: unknown): string[] {
  const keys: unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (keys.length > MAX_LIMIT) throw badRequest({ field: 'restoreKeys', rule: 'maxItems' });
  return keys.map((key) => {
    if (typeof key !== 'string' || key.length > 64) throw badRequest({ field: 'restoreKeys', rule: 'value' });
    return key;
  });
}
