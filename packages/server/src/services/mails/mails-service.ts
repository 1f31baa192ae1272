import type { Mails } from '../../mails/index.ts';
import type { Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** Lists the mail outbox for the owner, who passes links on by hand if there is no mail server. */
export function createMailsService(mails: Mails): Handlers {
  const readQuery = createFindQuery('mails');
  return {
    async find(call) {
      const found = await mails.find(call.origin);
      return runQuery(found.map(present.mails), readQuery(call.query));
    },
  };
}
