import type { Migration, SqlDialect } from './migration.ts';

const TABLES = [
  ['system_settings', 'systemSettings'],
  ['app_settings', 'appSettings'],
  ['shops', 'shops'],
  ['order_discounts', 'orderDiscounts'],
  ['vip_levels', 'vipLevels'],
  ['rewards', 'rewards'],
  ['sections', 'sections'],
  ['categories', 'categories'],
  ['sub_categories', 'subCategories'],
  ['products', 'products'],
  ['product_options', 'productOptions'],
  ['tax_settings', 'taxSettings'],
  ['table_view_items', 'tableViewItems'],
  ['payment_methods', 'paymentMethods'],
] as const;

/**
 * The transaction that last changed each row of the catalogue and each stock row, so that nodes read only what changed
 * since they last asked. Only PostgreSQL has several nodes.
 */
export const catalogueChanges: Migration = {
  name: '0052-catalogue-changes',
  statements: ({ changeLog }: SqlDialect) => changeLog(TABLES),
};
