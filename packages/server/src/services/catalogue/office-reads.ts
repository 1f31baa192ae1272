import { CALLS } from '@comanda/contract';
import type { TSchema } from 'typebox';
import type { DocumentCalls, ListView } from '../../catalogue/changes/index.ts';
import type { CatalogueList } from '../../catalogue/index.ts';
import { CodedError } from '../../lib/index.ts';
import { badRequest, type Call } from '../call/index.ts';
import { createPresenter } from '../present/index.ts';
import { type Query, runQuery, selected } from '../query/index.ts';

/** The reading of lists by the office, with the edits of a change set, or as they were at a moment. */
export type OfficeReads = Pick<DocumentCalls, 'list'>;
type Row = { readonly _id: string };

/** Returns the view that a call's parameters name; undefined for the list as everybody gets it. */
export function viewAskedFor({ changeSet, asOf }: Call['query']): ListView | undefined {
  if (typeof changeSet === 'string') return { changeSet, ...(typeof asOf === 'string' && { asOf }) };
  if (asOf !== undefined) throw badRequest({ field: 'changeSet', rule: 'required' });
  return undefined;
}

/** Creates the reads of a list with a change set's edits (office B2.9), for calls that name one. */
export function createOfficeReads(name: CatalogueList, documents: OfficeReads) {
  const present = createPresenter<TSchema>(CALLS[name].find.row);
  const rows = async (view: ListView, call: Call) => {
    const found: readonly object[] = await documents.list(name, view, call.actor);
    // the cast is sound: documents have ids
    return found as readonly Row[];
  };
  return {
    async find(view: ListView, query: Query, call: Call) {
      const answer = runQuery(await rows(view, call), query);
      const shown = (each: Partial<Row>) => present(each) as Partial<Row>;
      return 'data' in answer ? { ...answer, data: answer.data.map(shown) } : answer.map(shown);
    },
    async get(view: ListView, id: string, { select }: Pick<Query, 'select'>, call: Call) {
      const row = (await rows(view, call)).find(({ _id }) => _id === id);
      if (row === undefined) throw new CodedError('notFound');
      return selected(present(row) as Row, select);
    },
  };
}
