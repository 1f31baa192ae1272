import { CALLS, createValidator } from '@comanda/contract';
import { CodedError } from '../../lib/index.ts';
import type { Terminals } from '../../payments/index.ts';
import { type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

const createData = createValidator(CALLS.terminals.create.data);
const changeData = createValidator(CALLS.terminals.patch.data);

/** Serves a shop's card terminals to its staff, and their changes to owners. */
export function createTerminalServices(terminals: Terminals) {
  const readQuery = createFindQuery('terminals');
  return {
    terminals: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        const { total, data } = await terminals.find(query, call.actor);
        return answerOf({ total, data: data.map(present.terminals) }, query);
      },
      async create(data, call) {
        onlyNames(call.query);
        return present.terminals(await terminals.create(validated(createData, data), call.actor));
      },
      async patch(id, data, call) {
        onlyNames(call.query);
        return present.terminals(await terminals.change(id, validated(changeData, data), call.actor));
      },
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw new CodedError('notFound');
        return present.terminals(await terminals.remove(id, call.actor));
      },
    },
  } satisfies Record<string, Handlers>;
}
