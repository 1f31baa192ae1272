import type { Migration } from './migration.ts';

/** Adds the person and device of an audited change, read out of the entry, and the entries of all shops in order. */
export const auditFilters: Migration = {
  name: '0121-audit-filters',
  statements: ({ jsonField, generated }) => [
    `alter table audit_log add column staff text
      generated always as (${jsonField(`(${jsonField('doc', 'staff')})`, '_id')}) ${generated}`,
    `alter table audit_log add column device text
      generated always as (${jsonField('doc', 'device')}) ${generated}`,
    'create index audit_log_newest on audit_log (id)',
    'create index audit_log_staff on audit_log (staff, id)',
  ],
};
