import type { Exports } from '../../exports/index.ts';
import { CodedError } from '../../lib/index.ts';
import { createAction, type Handlers, onlyNames } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** Serves everything as one file to owners. */
export function createExportServices(exports: Exports) {
  const readQuery = createFindQuery('exports');
  return {
    exports: {
      async find(call) {
        const query = readQuery(call.query);
        return runQuery((await exports.find()).map(present.exports), query);
      },
      async get(id, call) {
        onlyNames(call.query);
        return present.exports(await exports.get(id));
      },
      ...createAction('exports', exports.create),
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw new CodedError('notFound');
        return present.exports(await exports.remove(id, call.actor));
      },
    },
    'exports/link': createAction('exports/link', exports.link),
  } satisfies Record<string, Handlers>;
}
