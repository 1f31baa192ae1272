import type { Migration } from './migration.ts';

/**
 * Adds the proof of each log-in and when it was last given, and when a log-in and a member of staff were last seen. Log-ins
 * from before count as made by PIN.
 */
export const logInStrength: Migration = {
  name: '0110-log-in-strength',
  statements: () => [
    `alter table log_ins add column strength text not null default 'pin'`,
    'alter table log_ins add column proved_at text',
    'alter table log_ins add column seen_at text',
    'alter table staff add column seen_at text',
  ],
};
