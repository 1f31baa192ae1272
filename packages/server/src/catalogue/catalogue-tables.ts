import type { TableName } from '../db/index.ts';
import type { CatalogueList, OrganisationList, ShopList } from './catalogue-reader.ts';

export const ORGANISATION_TABLES = {
  systemSettings: 'system_settings',
  appSettings: 'app_settings',
  shops: 'shops',
  orderDiscounts: 'order_discounts',
  vipLevels: 'vip_levels',
  rewards: 'rewards',
} as const satisfies Record<OrganisationList, TableName>;

export const SHOP_TABLES = {
  sections: 'sections',
  categories: 'categories',
  subCategories: 'sub_categories',
  products: 'products',
  productOptions: 'product_options',
  taxSettings: 'tax_settings',
  tableViewItems: 'table_view_items',
  paymentMethods: 'payment_methods',
} as const satisfies Record<ShopList, TableName>;

/** Database table of each list. */
export const CATALOGUE_TABLES = { ...ORGANISATION_TABLES, ...SHOP_TABLES } as const satisfies Record<
  CatalogueList,
  TableName
>;

// the casts are sound: the keys are those of the objects above
export const ORGANISATION_LISTS = Object.keys(ORGANISATION_TABLES) as readonly OrganisationList[];
export const SHOP_LISTS = Object.keys(SHOP_TABLES) as readonly ShopList[];
export const CATALOGUE_LISTS: readonly CatalogueList[] = [...ORGANISATION_LISTS, ...SHOP_LISTS];

export function isOrganisationList(name: CatalogueList): name is OrganisationList {
  return Object.hasOwn(ORGANISATION_TABLES, name);
}
