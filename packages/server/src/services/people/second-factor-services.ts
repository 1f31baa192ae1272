import { toString as drawCode } from 'qrcode';
import type { SecondFactors } from '../../accounts/second-factor/index.ts';
import { createAction, type Handlers, onlyNames } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** Serves the second factor of the person signed in, with its code drawn for the camera of an authenticator app. */
export function createSecondFactorServices(factors: SecondFactors) {
  const readQuery = createFindQuery('users/secondFactor');
  return {
    'users/secondFactor': {
      async find(call) {
        const query = readQuery(call.query);
        return runQuery([present.secondFactors(await factors.find(call.actor))], query);
      },
      ...createAction('users/secondFactor', async (_data, actor) => {
        const begun = await factors.begin(actor);
        const svg = await drawCode(begun.url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
        return { ...begun, svg };
      }),
      async remove(id, call) {
        onlyNames(call.query);
        return present.secondFactors(await factors.end(id ?? '', call.actor));
      },
    },
    'users/secondFactor/confirm': createAction('users/secondFactor/confirm', factors.confirm),
  } satisfies Record<string, Handlers>;
}
