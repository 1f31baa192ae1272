import type { Drafts } from '../../till/drafts/index.ts';
import { createAction, type Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

/** Serves what staff have rung up and not sent yet. */
export function createDraftServices(drafts: Drafts) {
  const readQuery = createFindQuery('drafts');
  return {
    drafts: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        const { total, data } = await drafts.find(query, call.actor);
        return answerOf({ total, data: data.map(present.drafts) }, query);
      },
    },
    'drafts/save': createAction('drafts/save', drafts.save),
    'drafts/take': createAction('drafts/take', drafts.take),
    'drafts/drop': createAction('drafts/drop', drafts.drop),
  } satisfies Record<string, Handlers>;
}
