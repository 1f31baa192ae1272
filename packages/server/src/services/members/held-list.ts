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
import { askedIds, askedUser } from './own-list.ts';

/** Where the coupons, or gifts, of people are read. */
type Held<Row> = Partial<Pick<Coupons, 'withAttemptLimit'>> & {
  get(id: string, actor: Actor): Promise<Row | undefined>;
  ofUser(user: string, actor: Actor): Promise<readonly Row[]>;
};

/** Coupons or gifts: those of ids that somebody knows, or all of a member’s own. Nobody lists other people’s. */
export function createHeldList<Row extends { readonly _id: string }>(
  path: 'userCoupons' | 'gifts',
  held: Held<Row>,
  catalogue: CatalogueReader,
  present: (row: Row) => Row,
): Required<Pick<Handlers, 'find' | 'get'>> {
  const readQuery = createFindQuery(path);
  const readGet = createGetQuery(path);
  const targets = catalogueTargets(path, catalogue);

  async function known(ids: readonly string[], { actor, address }: Call): Promise<readonly Row[]> {
    const ask = async () => {
      const found = await Promise.all(ids.map((id) => held.get(id, actor)));
      const answer = found.flatMap((row) => (row === undefined ? [] : [present(row)]));
      return { answer, known: answer.length };
    };
    return held.withAttemptLimit
      ? held.withAttemptLimit({ actor, address }, ids.length, ask)
      : (await ask()).answer;
  }

  return {
    async find(call) {
      const query = readQuery(call.query);
      const ids = askedIds(call.query);
      const user = askedUser(call);
      if (ids === undefined && user === undefined) throw badRequest({ field: '_id', rule: 'values' });
      const rows =
        ids === undefined ? (await held.ofUser(user ?? '', call.actor)).map(present) : await known(ids, call);
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
