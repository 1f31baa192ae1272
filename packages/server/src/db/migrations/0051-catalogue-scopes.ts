import type { Migration, SqlDialect } from './migration.ts';

/** Tables whose rows belong to scopes, by list: shops of a list field, or the id in a text field. */
const SCOPED = [
  { table: 'products', list: 'products', field: 'shops', isList: true },
  { table: 'sections', list: 'sections', field: 'shops', isList: true },
  { table: 'tax_settings', list: 'taxSettings', field: 'shops', isList: true },
  { table: 'table_view_items', list: 'tableViewItems', field: 'shop', isList: false },
  { table: 'payment_methods', list: 'paymentMethods', field: 'shop', isList: false },
  { table: 'sub_categories', list: 'subCategories', field: 'category', isList: false },
] as const;

/**
 * Rows of the catalogue by scope, so that one shop's are found without reading the others'. The scope is a shop, empty
 * for all of them; of a sub-category it is the category. Triggers keep them true, whoever writes the documents.
 */
export const catalogueScopes: Migration = {
  name: '0051-catalogue-scopes',
  statements: ({ clustered, scopeTriggers }: SqlDialect) => [
    `create table catalogue_scopes (
      list text not null, scope text not null, id text not null,
      primary key (list, scope, id)) ${clustered}`,
    'create index catalogue_scopes_id on catalogue_scopes (list, id)',
    ...SCOPED.flatMap(scopeTriggers),
    // lets the triggers fill in what is there already
    ...SCOPED.map(({ table }) => `update ${table} set doc = doc`),
  ],
};
