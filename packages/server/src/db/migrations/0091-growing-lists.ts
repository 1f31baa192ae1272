import type { Migration } from './migration.ts';

/** Indexes of lists that grow with every bill: last paid bills, payments in progress, calls, payments and changes of one bill. */
export const growingLists: Migration = {
  name: '0091-growing-lists',
  statements: ({ nullsFirst }) => [
    `create index table_sessions_paid on table_sessions (shop, paid_at ${nullsFirst})`,
    `create index payment_attempts_open on payment_attempts (shop, created_at)
      where status in ('created', 'requiresAction')`,
    'drop index staff_calls_open',
    "create index staff_calls_open on staff_calls (session) where status = 'open'",
    'drop index payment_attempts_session',
    'create index payment_attempts_session on payment_attempts (session, shop, created_at)',
    'drop index audit_log_entity',
    'create index audit_log_entity on audit_log (shop, entity, id)',
  ],
};
