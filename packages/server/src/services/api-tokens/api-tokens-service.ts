import type { ApiTokens } from '../../accounts/api-tokens/index.ts';
import { CodedError } from '../../lib/index.ts';
import { createAction, type Handlers, onlyNames } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** Serves the tokens of other programs to owners. */
export function createApiTokensService(tokens: ApiTokens): Handlers {
  const readQuery = createFindQuery('apiTokens');
  return {
    async find(call) {
      const query = readQuery(call.query);
      return runQuery((await tokens.find()).map(present.apiTokens), query);
    },
    ...createAction('apiTokens', tokens.create),
    async remove(id, call) {
      onlyNames(call.query);
      if (id === null) throw new CodedError('notFound');
      return present.apiTokens(await tokens.end(id, call.actor));
    },
  };
}
