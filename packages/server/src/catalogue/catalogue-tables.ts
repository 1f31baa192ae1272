import type { TableName } from '../db/index.ts';
import type { CatalogueList } from './catalogue-reader.ts';

/** Database table of each list. */
export const CATALOGUE_TABLES = {
  systemSettings: 'system_settings',
  appSettings: 'app_settings',
  shops: 'shops',
  sections: 'sections',
  categories: 'categories',
  subCategories: 'sub_categories',
  products: 'products',
  productOptions: 'product_options',
  orderDiscounts: 'order_discounts',
  taxSettings: 'tax_settings',
  tableViewItems: 'table_view_items',
  paymentMethods: 'payment_methods',
  vipLevels: 'vip_levels',
  rewards: 'rewards',
} as const satisfies Record<CatalogueList, TableName>;

export const CATALOGUE_LISTS = Object.keys(CATALOGUE_TABLES) as readonly CatalogueList[];
