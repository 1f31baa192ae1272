import type { Migration } from './migration.ts';

const CATALOGUE_TABLES = [
  'shops',
  'sections',
  'categories',
  'sub_categories',
  'products',
  'product_options',
  'order_discounts',
  'tax_settings',
  'table_view_items',
  'payment_methods',
  'system_settings',
  'app_settings',
  'vip_levels',
  'rewards',
] as const;

/**
 * Change sets with their edits, one for each path. A row of the catalogue has a version, a code to match it by, and the
 * moment at which it was archived. `slot` names the organisation's open set, `number` the order of publishing.
 */
export const changeSets: Migration = {
  name: '0080-change-sets',
  statements: ({ jsonField }) => [
    ...CATALOGUE_TABLES.flatMap((table) => [
      `alter table ${table} add column version integer not null default 1`,
      `alter table ${table} add column code text`,
      `alter table ${table} add column archived_at text`,
    ]),
    `update products set code = ${jsonField('doc', 'code')}`,
    'create index products_code on products (code) where code is not null',
    `create table change_sets (
      id text not null primary key, status text not null, slot text, version integer not null, number bigint,
      due_at text, created_at text not null, updated_at text not null, published_at text, doc text not null)`,
    'create unique index change_sets_slot on change_sets (slot) where slot is not null',
    'create unique index change_sets_number on change_sets (number) where number is not null',
    'create index change_sets_due on change_sets (due_at) where due_at is not null',
    'create index change_sets_updated on change_sets (updated_at)',
    `create table change_set_edits (
      change_set text not null, list text not null, entity text not null, path text not null,
      position integer not null, crossed integer not null, doc text not null,
      primary key (change_set, list, entity, path))`,
    'create index change_set_edits_entity on change_set_edits (list, entity)',
  ],
};
