export { catalogueOfShop, isAtShop } from './catalogue-of-shop.ts';
export type {
  CatalogueList,
  CatalogueLists,
  CatalogueReader,
  Menu,
  OrganisationList,
  ShopList,
} from './catalogue-reader.ts';
export { CATALOGUE_LISTS, CATALOGUE_TABLES, isOrganisationList } from './catalogue-tables.ts';
export { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';
export { ensureMemberSystem, hasMemberSystem } from './member-system.ts';
export { rowsOfStock, type StockRow, stockOfRows, toThousandths } from './stock-rows.ts';
export { withMenus } from './with-menus.ts';
