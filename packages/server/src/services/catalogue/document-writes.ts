import { CALLS, ChangeDocument, createValidator, type ServicePath } from '@comanda/contract';
import type { Static, TSchema } from 'typebox';
import Type from 'typebox';
import type { DocumentCalls } from '../../catalogue/changes/index.ts';
import type { CatalogueList } from '../../catalogue/index.ts';
import { badRequest, type Handlers, onlyNames, validated } from '../call/index.ts';
import { createPresenter } from '../present/index.ts';

type NewDocument = Parameters<DocumentCalls['create']>[1];
type ListWith<Method extends string> = {
  [Name in CatalogueList & ServicePath]: (typeof CALLS)[Name] extends { readonly [Key in Method]: unknown }
    ? Name
    : never;
}[CatalogueList & ServicePath];

const change = createValidator(ChangeDocument);

/** Serves the change of a list's documents by edits in a change set. */
export function createDocumentChange(
  name: ListWith<'patch'>,
  documents: DocumentCalls,
): Required<Pick<Handlers, 'patch'>> {
  const present = createPresenter<TSchema>(CALLS[name].find.row);
  return {
    async patch(id, data, call) {
      onlyNames(call.query);
      return present(await documents.change(name, id, validated(change, data), call.actor));
    },
  };
}

/** Serves the changes of a list's documents, each in a change set. */
export function createDocumentWrites(
  name: ListWith<'create'>,
  documents: DocumentCalls,
): Required<Pick<Handlers, 'create' | 'patch' | 'remove'>> {
  const { create, remove } = CALLS[name];
  const readNew = createValidator<TSchema>(create.data);
  const present = createPresenter<TSchema>(CALLS[name].find.row);
  const { detach, ...required } = remove.parameters ?? {};
  const parameters = Type.Object(
    { ...required, ...(detach && { detach: Type.Optional(detach) }) },
    {
      additionalProperties: false,
    },
  );
  const readRemoval = createValidator(parameters);
  return {
    ...createDocumentChange(name, documents),
    async create(data, call) {
      onlyNames(call.query);
      // the cast is sound: the data was checked by the schema that has these fields
      const read = validated(readNew, data) as NewDocument;
      return present(await documents.create(name, read, call.actor));
    },
    async remove(id, call) {
      if (id === null) throw badRequest({ field: '_id', rule: 'required' });
      // over REST a query holds texts only
      const query = { ...call.query, ...('detach' in call.query && { detach: isTrue(call.query.detach) }) };
      const read = validated(readRemoval, query) as Removal;
      return present(await documents.archive(name, id, read, call.actor));
    },
  };
}

type Removal = Parameters<DocumentCalls['archive']>[2];

function isTrue(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

/** Returns true if data of a patch are edits in a change set. */
export function isDocumentChange(data: unknown): data is Static<typeof ChangeDocument> {
  return typeof data === 'object' && data !== null && 'edits' in data;
}
