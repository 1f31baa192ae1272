import type { Migration } from './migration.ts';

/** What staff and owners have changed: rows that nobody changes or takes away, whatever program tries. */
export const auditLog: Migration = {
  name: '0005-audit-log',
  statements: ({ appendOnly }) => [
    `create table audit_log (
      shop text not null, id text not null, at text not null, action text not null, entity text not null,
      doc text not null,
      primary key (shop, id))`,
    'create index audit_log_entity on audit_log (shop, entity)',
    ...appendOnly('audit_log'),
  ],
};
