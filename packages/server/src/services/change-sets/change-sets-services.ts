import { CALLS, createValidator, type PreviewToken } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import type { ChangeList } from '@comanda/domain';
import { toString as drawCode } from 'qrcode';
import type { ChangeSets } from '../../catalogue/changes/index.ts';
import { badRequest, createAction, type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery } from '../query/index.ts';

const change = createValidator(CALLS.changeSets.patch.data);
const preview = createValidator(CALLS['changeSets/preview'].create.data);

/** Serves change sets, in which the catalogue is edited. */
export function createChangeSetServices(changeSets: ChangeSets) {
  const readQuery = createFindQuery('changeSets');
  return {
    changeSets: {
      async find(call) {
        const query = readQuery(call.query);
        const { list, entity } = query.parameters;
        if ((list === undefined) !== (entity === undefined))
          throw badRequest({ field: 'entity', rule: 'required' });
        // the casts are sound: the parameters were checked by their schemas
        const of = list === undefined ? undefined : { list: list as ChangeList, entity: entity as string };
        const { total, data } = await changeSets.find(query, of, call.actor);
        return answerOf({ total, data: data.map(present.changeSets) }, query);
      },
      async get(id, call) {
        onlyNames(call.query);
        return present.changeSets(await changeSets.get(id, call.actor));
      },
      ...createAction('changeSets', changeSets.create),
      async patch(id, data, call) {
        onlyNames(call.query);
        return present.changeSets(await changeSets.change(id, validated(change, data), call.actor));
      },
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw badRequest({ field: '_id', rule: 'required' });
        return present.changeSets(await changeSets.drop(id, call.actor));
      },
    },
    'changeSets/edit': createAction('changeSets/edit', changeSets.edit),
    'changeSets/check': createAction('changeSets/check', changeSets.check),
    'changeSets/publish': createAction('changeSets/publish', changeSets.publish),
    'changeSets/preview': {
      async create(data, call): Promise<PreviewToken> {
        onlyNames(call.query);
        const signed = await changeSets.preview(validated(preview, data), call.actor);
        const url = `${call.origin}${ROUTES.browse}?preview=${signed.token}`;
        const svg = await drawCode(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
        return { ...signed, url, svg };
      },
    },
    'catalogue/preview': createAction('catalogue/preview', changeSets.readPreview),
    'changeSets/difference': createAction('changeSets/difference', changeSets.difference),
    'changeSets/undo': createAction('changeSets/undo', changeSets.undo),
  } satisfies Record<string, Handlers>;
}
