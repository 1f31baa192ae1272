import { CodedError } from '../coded-error.ts';
import type { Audit } from '../core.ts';
import { fromJsonText } from '../db/json-text.ts';
import { readList, type SqlFields } from '../db/read-list.ts';
import type { Builder } from '../db/statement.ts';
import { ensureStaff } from '../ordering/holder.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { isManagement } from './is-management.ts';

const MOST = 1000;
const FIELDS: SqlFields = { _id: 'id', shop: 'shop', at: 'at', action: 'action', entity: 'entity' };
// ids begin with their time
const NEWEST_FIRST = [{ field: '_id', direction: -1 }] as const;

/** What was changed by those who work here, for those who run the shop. */
export function createAudit({ read }: Pick<Workshop, 'read'>): Audit {
  return {
    async find(query, actor) {
      ensureStaff(actor, query.shop);
      if (!isManagement(actor)) throw new CodedError('forbidden');
      const list = {
        from: (q: Builder) => q.selectFrom('audit_log').where('shop', '=', query.shop),
        fields: FIELDS,
        order: NEWEST_FIRST,
        most: MOST,
      };
      const { total, data } = await readList(read, list, query, (rows) => rows.select('doc'));
      return { total, data: data.map(({ doc }) => fromJsonText(doc)) };
    },
  };
}
