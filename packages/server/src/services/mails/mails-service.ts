import type { Mails } from '../../auth/identity.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';
import { runQuery } from '../query/run-query.ts';

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
