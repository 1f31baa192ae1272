import type { Audit } from '../../audit/index.ts';
import type { Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

/** Lists the audit log of the shop. */
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
