import { memberOf } from '../../core/index.ts';
import { badRequest, type Call } from '../call/index.ts';

const MAX_IDS = 100;

/** Returns the ids that a query names; undefined for none. */
export function requestedIds({ _id: asked }: Call['query']): readonly string[] | undefined {
  if (asked === undefined) return undefined;
  const wanted: unknown = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : asked;
  const ids: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  if (ids.length === 0 || ids.length > MAX_IDS) throw badRequest({ field: '_id', rule: 'values' });
  return [...new Set(ids)].map((id) => {
    if (typeof id !== 'string' || id.length > 64) throw badRequest({ field: '_id', rule: 'required' });
    return id;
  });
}

/** Returns the member whose items are requested: the one named, else the caller; undefined for neither. */
export function requestedUser({ query: { user }, actor }: Call): string | undefined {
  if (user === undefined) return memberOf(actor);
  if (typeof user !== 'string' || user.length > 64) throw badRequest({ field: 'user', rule: 'value' });
  return user;
}
