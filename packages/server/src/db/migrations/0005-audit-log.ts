import type { Migration } from './migration.ts';

/** Changes made by staff and owners; append-only, enforced by triggers. */
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
