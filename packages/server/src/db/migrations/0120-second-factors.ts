import type { Migration } from './migration.ts';

/**
 * Second factors of staff: the sealed secret, and the last time step whose code was used, 0 before any. Of recovery codes
 * only hashes are stored.
 */
export const secondFactors: Migration = {
  name: '0120-second-factors',
  statements: () => [
    `create table second_factors (
      staff text not null primary key, secret text not null, last_step bigint not null, confirmed_at text)`,
    `create table recovery_codes (hash text not null primary key, staff text not null)`,
    'create index recovery_codes_staff on recovery_codes (staff)',
  ],
};
