import type { Mails } from '../../mails/index.ts';
import type { Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** The outbox, for the owner: without a mail server they hand the links on themselves. */
export function createMailsService(mails: Mails): Handlers {
  const readQuery = createFindQuery('mails');
  return {
    async find(call) {
      const found = await mails.find(call.origin);
      return runQuery(found.map(present.mails), readQuery(call.query));
    },
  };
}
