import type { AuditEntry } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff, isManagement } from '../core/index.ts';
import {
  type Builder,
  type Listed,
  readDocumentList,
  type ShopListQuery,
  type SqlFields,
} from '../db/index.ts';
import { CodedError } from '../lib/index.ts';

export type Audit = {
  /** Returns the changes in a shop, newest first. Throws `forbidden` unless the actor manages it. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<AuditEntry>>;
};

const MAX_ROWS = 1000;
const FIELDS: SqlFields = { _id: 'id', shop: 'shop', at: 'at', action: 'action', entity: 'entity' };
// Ids start with their time.
const NEWEST_FIRST = [{ field: '_id', direction: -1 }] as const;

/** Creates the reader of the audit log. */
export function createAudit({ read }: Pick<CoreContext, 'read'>): Audit {
  return {
    async find(query, actor) {
      ensureStaff(actor, query.shop);
      if (!isManagement(actor)) throw new CodedError('forbidden');
      const list = {
        from: (q: Builder) => q.selectFrom('audit_log').where('shop', '=', query.shop),
        fields: FIELDS,
        order: NEWEST_FIRST,
        maxRows: MAX_ROWS,
      };
      return readDocumentList(read, list, query);
    },
  };
}
