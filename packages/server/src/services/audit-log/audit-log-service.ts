import type { Audit } from '../../audit/index.ts';
import type { Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

/** Lists the audit log: of all shops that the caller may see, for a manager the shop they are signed in to. */
export function createAuditLogService(audit: Audit): Handlers {
  const readQuery = createFindQuery('auditLog');
  return {
    async find(call) {
      const asked = readQuery(call.query);
      const isManager = call.actor.kind === 'staff' && call.actor.staff.role === 'manager';
      const query = isManager ? inOwnShop(asked, call.actor) : asked;
      const { by } = asked.parameters;
      const person = typeof by === 'string' ? { by } : {};
      const { total, data } = await audit.find({ ...query, ...person }, call.actor);
      return answerOf({ total, data: data.map(present.auditLog) }, query);
    },
  };
}
