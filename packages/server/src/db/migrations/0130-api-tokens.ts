import type { Migration } from './migration.ts';

/** Tokens of other programs (office B9.1): of each only the hash, by which a call finds it. */
export const apiTokens: Migration = {
  name: '0130-api-tokens',
  statements: () => [
    `create table api_tokens (
      id text not null primary key, hash text not null, last_used_at text, doc text not null)`,
    'create unique index api_tokens_hash on api_tokens (hash)',
  ],
};
