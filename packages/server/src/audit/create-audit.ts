import type { AuditEntry } from '@comanda/contract';
import { shopsManagedBy } from '@comanda/domain';
import { type Actor, type CoreContext, isManagement } from '../core/index.ts';
import { type Builder, type Listed, type ListQuery, readDocumentList, type SqlFields } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';

/** A query of the audit log: in one shop or in all that the actor may see, and by one person or by all. */
export type AuditQuery = ListQuery & { readonly shop?: string; readonly by?: string };

export type Audit = {
  /**
   * Returns changes, newest first (office B6.5): an owner sees all, area managers and managers those of their shops. Throws
   * `forbidden` for anybody else, and for another shop.
   */
  find(query: AuditQuery, actor: Actor): Promise<Listed<AuditEntry>>;
};

const MAX_ROWS = 1000;
const FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  at: 'at',
  action: 'action',
  entity: 'entity',
  device: { nullable: 'device' },
};
// Ids start with their time.
const NEWEST_FIRST = [{ field: '_id', direction: -1 }] as const;

/** Creates the reader of the audit log. */
export function createAudit({ read }: Pick<CoreContext, 'read'>): Audit {
  return {
    async find(query, actor) {
      const shops = auditedShops(actor, query.shop);
      const { by } = query;
      const from = (q: Builder) => {
        const all = q.selectFrom('audit_log');
        const ofShops = shops === 'all' ? all : all.where('shop', 'in', [...shops]);
        return by === undefined ? ofShops : ofShops.where('staff', '=', by);
      };
      return readDocumentList(read, { from, fields: FIELDS, order: NEWEST_FIRST, maxRows: MAX_ROWS }, query);
    },
  };
}

/** Returns the shops whose changes are read; the changes of the organisation are in none of them. */
function auditedShops(actor: Actor, asked: string | undefined): 'all' | readonly string[] {
  if (actor.kind === 'system') return asked === undefined ? 'all' : [asked];
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (!isManagement(actor)) throw new CodedError('forbidden');
  const managed = shopsManagedBy({ ...actor.staff, shop: actor.shop });
  if (asked === undefined) return managed;
  if (managed !== 'all' && !managed.includes(asked)) throw new CodedError('forbidden');
  return [asked];
}
