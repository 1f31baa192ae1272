import {
  CALLS,
  type CreateAnswer,
  type CreateData,
  type CreatePath,
  createValidator,
} from '@comanda/contract';
import type { TSchema } from 'typebox';
import type { Actor } from '../../core/index.ts';
import { createPresenter } from '../present/index.ts';
import { type Handlers, onlyNames, validated } from './call.ts';

/**
 * Creates a service with the single method `create` from the call table: data is validated by the schema there,
 * and the answer is limited to the fields named there.
 */
export function createAction<Path extends CreatePath>(
  path: Path,
  act: (data: CreateData<Path>, actor: Actor, address: string) => Promise<CreateAnswer<Path>>,
): Required<Pick<Handlers, 'create'>> {
  const { data: given, answer } = CALLS[path].create;
  const validate = createValidator(given);
  const present: (answer: unknown) => unknown = createPresenter<TSchema>(answer);
  return {
    async create(data, call) {
      onlyNames(call.query);
      // the cast is sound: the data was checked by the schema that its type is made from
      return present(await act(validated(validate, data) as CreateData<Path>, call.actor, call.address));
    },
  };
}
