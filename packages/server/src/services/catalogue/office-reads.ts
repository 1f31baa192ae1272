import { CALLS } from '@comanda/contract';
import type { TSchema } from 'typebox';
import type { DocumentCalls } from '../../catalogue/changes/index.ts';
import type { CatalogueList } from '../../catalogue/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Call } from '../call/index.ts';
import { createPresenter } from '../present/index.ts';
import { type Query, runQuery, selected } from '../query/index.ts';

/** The reading of lists by the office, with the edits of a change set. */
export type OfficeReads = Pick<DocumentCalls, 'list'>;
type Row = { readonly _id: string };

/** Creates the reads of a list with a change set's edits (office B2.9), for calls that name one. */
export function createOfficeReads(name: CatalogueList, documents: OfficeReads) {
  const present = createPresenter<TSchema>(CALLS[name].find.row);
  const rows = async (changeSet: string, call: Call) => {
    const found: readonly object[] = await documents.list(name, changeSet, call.actor);
    // the cast is sound: documents have ids
    return found as readonly Row[];
  };
  return {
    async find(changeSet: string, query: Query, call: Call) {
      const answer = runQuery(await rows(changeSet, call), query);
      const shown = (each: Partial<Row>) => present(each) as Partial<Row>;
      return 'data' in answer ? { ...answer, data: answer.data.map(shown) } : answer.map(shown);
    },
    async get(changeSet: string, id: string, { select }: Pick<Query, 'select'>, call: Call) {
      const row = (await rows(changeSet, call)).find(({ _id }) => _id === id);
      if (row === undefined) throw new CodedError('notFound');
      return selected(present(row) as Row, select);
    },
  };
}
