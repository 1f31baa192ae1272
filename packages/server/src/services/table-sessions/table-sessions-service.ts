import { CodedError } from '../../lib/index.ts';
import type { Ordering } from '../../ordering/index.ts';
import { type Call, type Handlers, textOf } from '../call/index.ts';
import { present } from '../present/index.ts';
import {
  answerOf,
  createFindQuery,
  createGetQuery,
  inOwnShop,
  type Query,
  runQuery,
  selected,
} from '../query/index.ts';

/** The parameters that only staff may use. */
type StaffParameters = { readonly phone?: string; readonly search?: string };

function staffParameters({ phone, search }: Readonly<Record<string, unknown>>): StaffParameters {
  return {
    ...(typeof phone === 'string' && { phone }),
    ...(typeof search === 'string' && { search }),
  };
}

/** Maximum number of keys a phone sends, and of orders returned (specification §9). */
const MAX_KEYS = 100;

/**
 * Serves bills: guests find open orders by their phone's keys, members their own, staff those of their shop.
 */
export function createTableSessionsService(ordering: Ordering): Handlers {
  const readQuery = createFindQuery('tableSessions');
  const readGet = createGetQuery('tableSessions');

  async function findByKeys(restoreKeys: readonly string[], query: Query) {
    const found = await ordering.findIncomplete({ restoreKeys, limit: MAX_KEYS });
    return runQuery(found.map(present.tableSessions), query);
  }

  async function findForStaff(asked: Query, { phone, search }: StaffParameters, { actor }: Call) {
    const query = inOwnShop(asked, actor);
    if (search !== undefined) {
      const found = await ordering.search({ ...query, text: search }, actor);
      return runQuery(found.map(present.tableSessions), asked);
    }
    const { total, data } = await ordering.findForStaff({ ...query, phone }, actor);
    return answerOf({ total, data: data.map(present.tableSessions) }, query);
  }

  async function findOwn(query: Query, { actor }: Call) {
    const { total, data } = await ordering.findForMember(query, actor);
    return answerOf({ total, data: data.map(present.tableSessions) }, query);
  }

  return {
    async find(call) {
      const { parameters, ...query } = readQuery(call.query);
      const { restoreKeys } = parameters;
      const sought = staffParameters(parameters);
      const isSought = sought.phone !== undefined || sought.search !== undefined;
      // an empty list would be mistaken for an answer
      if (isSought && call.actor.kind !== 'staff') throw new CodedError('forbidden');
      const isOfShop = call.actor.kind === 'staff' || call.actor.kind === 'integration';
      if (isOfShop && restoreKeys === undefined) return findForStaff(query, sought, call);
      if (call.actor.kind === 'member' && restoreKeys === undefined) return findOwn(query, call);
      return findByKeys(Array.isArray(restoreKeys) ? restoreKeys : [], query);
    },
    async get(id, call) {
      const { select } = readGet(call.query);
      const found = await ordering.get(id, textOf(call.query, 'restoreKey'), call.actor);
      return selected(present.tableSessions(found), select);
    },
  };
}
