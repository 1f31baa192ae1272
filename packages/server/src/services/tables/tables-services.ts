import type { TableMarks } from '../../floor/service/index.ts';
import { createAction, type Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

/** Serves the marks of a shop's tables. */
export function createTablesServices(tables: Pick<TableMarks, 'find' | 'mark'>) {
  const readQuery = createFindQuery('tables');
  return {
    tables: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        const { total, data } = await tables.find(query, call.actor);
        return answerOf({ total, data: data.map(present.tables) }, query);
      },
    } satisfies Handlers,
    'tables/mark': createAction('tables/mark', tables.mark),
  };
}
