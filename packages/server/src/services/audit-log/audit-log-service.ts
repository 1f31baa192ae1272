import type { Audit } from '../../core.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';
import { inOwnShop } from '../query/own-shop.ts';
import { answerOf } from '../query/run-query.ts';

/** Who changed what in the shop. */
export function createAuditLogService(audit: Audit): Handlers {
  const readQuery = createFindQuery('auditLog');
  return {
    async find(call) {
      const query = inOwnShop(readQuery(call.query), call.actor);
      const { total, data } = await audit.find(query, call.actor);
      return answerOf({ total, data: data.map(present.auditLog) }, query);
    },
  };
}
