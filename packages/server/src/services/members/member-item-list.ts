import type { CatalogueReader } from '../../catalogue/index.ts';
import type { Actor } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Coupons } from '../../promotions/coupons/index.ts';
import { badRequest, type Call, type Handlers } from '../call/index.ts';
import { catalogueTargets } from '../catalogue/index.ts';
import {
  createFindQuery,
  createGetQuery,
  populated,
  populatedAnswer,
  runQuery,
  selected,
} from '../query/index.ts';
import { requestedIds, requestedUser } from './list-query.ts';

/** Reads of members' coupons or gifts. */
type MemberItems<Row> = Partial<Pick<Coupons, 'withAttemptLimit'>> & {
  get(id: string, actor: Actor): Promise<Row | undefined>;
  ofUser(user: string, actor: Actor): Promise<readonly Row[]>;
};

/** Serves coupons or gifts: known ids, or all of a member’s own. Other members’ are never listed. */
export function createMemberItemList<Row extends { readonly _id: string }>(
  path: 'userCoupons' | 'gifts',
  items: MemberItems<Row>,
  catalogue: CatalogueReader,
  present: (row: Row) => Row,
): Required<Pick<Handlers, 'find' | 'get'>> {
  const readQuery = createFindQuery(path);
  const readGet = createGetQuery(path);
  const targets = catalogueTargets(path, catalogue);

  async function known(ids: readonly string[], { actor, address }: Call): Promise<readonly Row[]> {
    const ask = async () => {
      const found = await Promise.all(ids.map((id) => items.get(id, actor)));
      const answer = found.flatMap((row) => (row === undefined ? [] : [present(row)]));
      return { answer, known: answer.length };
    };
    return items.withAttemptLimit
      ? items.withAttemptLimit({ actor, address }, ids.length, ask)
      : (await ask()).answer;
  }

  return {
    async find(call) {
      const query = readQuery(call.query);
      const ids = requestedIds(call.query);
      const user = requestedUser(call);
      if (ids === undefined && user === undefined) throw badRequest({ field: '_id', rule: 'values' });
      const rows =
        ids === undefined
          ? (await items.ofUser(user ?? '', call.actor)).map(present)
          : await known(ids, call);
      return populatedAnswer(runQuery(rows, query), query, targets);
    },
    async get(id, call) {
      const query = readGet(call.query);
      const [row] = await known([id], call);
      if (row === undefined) throw new CodedError('notFound');
      const [found] = await populated([selected(row, query.select)], query, targets);
      return found;
    },
  };
}
