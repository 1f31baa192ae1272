import {
  AppSetting,
  Category,
  OrderDiscount,
  PaymentMethod,
  Product,
  ProductOption,
  Section,
  Shop,
  SubCategory,
  SystemSetting,
  TableViewItem,
  TaxSetting,
  VipLevel,
} from '@comanda/contract';
import type { CatalogueList } from '../../core.ts';
import type { QueryRules } from '../query/parse-query.ts';

const MAX_LIMIT = 1_000;

/** Where the ids in a field lead, for `$populate`. */
export const POPULATED: { readonly [Name in CatalogueList]?: Readonly<Record<string, CatalogueList>> } = {
  products: { category: 'categories', subCategory: 'subCategories', options: 'productOptions' },
  subCategories: { category: 'categories' },
  tableViewItems: { section: 'sections', shop: 'shops' },
  paymentMethods: { shop: 'shops' },
};

function rulesOf(name: CatalogueList, schema: { readonly properties: object }): QueryRules {
  return {
    fields: new Set(Object.keys(schema.properties)),
    maxLimit: MAX_LIMIT,
    populate: new Set(Object.keys(POPULATED[name] ?? {})),
  };
}

/** What each list of the catalogue can be asked. */
export const CATALOGUE_RULES: { readonly [Name in CatalogueList]: QueryRules } = {
  systemSettings: rulesOf('systemSettings', SystemSetting),
  appSettings: rulesOf('appSettings', AppSetting),
  shops: rulesOf('shops', Shop),
  sections: rulesOf('sections', Section),
  categories: rulesOf('categories', Category),
  subCategories: rulesOf('subCategories', SubCategory),
  products: rulesOf('products', Product),
  productOptions: rulesOf('productOptions', ProductOption),
  orderDiscounts: rulesOf('orderDiscounts', OrderDiscount),
  taxSettings: rulesOf('taxSettings', TaxSetting),
  tableViewItems: rulesOf('tableViewItems', TableViewItem),
  paymentMethods: rulesOf('paymentMethods', PaymentMethod),
  vipLevels: rulesOf('vipLevels', VipLevel),
};
