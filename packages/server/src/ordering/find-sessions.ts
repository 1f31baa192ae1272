import type { TableSession } from '@comanda/contract';
import type { Actor, Listed, StaffSessionQuery } from '../core.ts';
import type { Builder } from '../db/statement.ts';
import { ensureStaff } from './holder.ts';
import { presentSession } from './present-session.ts';
import { hashOfRestoreKey } from './restore-key.ts';
import { recordOf } from './session-store.ts';
import type { Workshop } from './workshop.ts';

/** Restore keys that a phone keeps at most, and rows a page at most (specification §9). */
const MOST = 100;

/** The phone's orders without a table that are not taken yet, newest first; no keys give none. */
export async function findIncomplete(
  { read }: Pick<Workshop, 'read'>,
  { restoreKeys, limit }: { readonly restoreKeys: readonly string[]; readonly limit: number },
): Promise<readonly TableSession[]> {
  if (restoreKeys.length === 0 || limit === 0) return [];
  const hashes = restoreKeys.slice(0, MOST).map(hashOfRestoreKey);
  const rows = await read.query((q) =>
    q
      .selectFrom('restore_keys')
      .innerJoin('table_sessions', (join) =>
        join
          .onRef('table_sessions.shop', '=', 'restore_keys.shop')
          .onRef('table_sessions.id', '=', 'restore_keys.session'),
      )
      .select(['table_sessions.doc', 'table_sessions.version'])
      .where('restore_keys.hash', 'in', hashes)
      .where('table_sessions.type', 'in', ['dineInNoTable', 'takeAway'])
      .where('table_sessions.status', 'not in', ['void', 'cancelled'])
      .where('table_sessions.tv_status', '!=', 'taken')
      .orderBy('table_sessions.created_at', 'desc')
      .limit(Math.min(limit, MOST)),
  );
  return Promise.all(rows.map(async (row) => presentSession(await recordOf(read, row))));
}

/** A shop's sessions for its staff, newest first. */
export async function findForStaff(
  { read }: Pick<Workshop, 'read'>,
  query: StaffSessionQuery,
  actor: Actor,
): Promise<Listed<TableSession>> {
  ensureStaff(actor, query.shop);
  const [counted] = await read.query((q) =>
    wanted(q, query).select((row) => row.fn.countAll<number>().as('total')),
  );
  const rows = await read.query((q) =>
    wanted(q, query)
      .select(['doc', 'version'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(query.limit, MOST))
      .offset(query.skip ?? 0),
  );
  const data = await Promise.all(rows.map(async (row) => presentSession(await recordOf(read, row))));
  return { total: Number(counted?.total ?? 0), data };
}

function wanted(builder: Builder, { shop, status, type, businessDay }: StaffSessionQuery) {
  return builder
    .selectFrom('table_sessions')
    .where('shop', '=', shop)
    .$if(status !== undefined, (query) => query.where('status', 'in', [...(status ?? [])]))
    .$if(type !== undefined, (query) => query.where('type', 'in', [...(type ?? [])]))
    .$if(businessDay !== undefined, (query) => query.where('business_day', '=', businessDay ?? ''));
}
