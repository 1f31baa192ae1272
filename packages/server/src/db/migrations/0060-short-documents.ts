import type { Migration } from './migration.ts';

/**
 * Requests keep the id of the bill that they changed instead of the whole answer, and are found by their age when old
 * ones are deleted. Documents of bills, lines and tickets are stored without what their columns say or what is usual;
 * those stored before stay as they are, and readable.
 */
export const shortDocuments: Migration = {
  name: '0060-short-documents',
  statements: ({ clustered, jsonField }) => [
    `create table requests (
      actor text not null, request_id text not null, hash text not null, answer text not null,
      created_at text not null, primary key (actor, request_id)) ${clustered}`,
    `insert into requests (actor, request_id, hash, answer, created_at)
      select actor, request_id, hash,
        case when answer like '{%"products":[%' then ${jsonField('answer', '_id')} else answer end, created_at
      from idempotency`,
    'drop table idempotency',
    'alter table requests rename to idempotency',
    'create index idempotency_created on idempotency (created_at)',
  ],
};
