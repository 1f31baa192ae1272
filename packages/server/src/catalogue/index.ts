export type { CatalogueList, CatalogueLists, CatalogueReader } from './catalogue-reader.ts';
export { CATALOGUE_LISTS, CATALOGUE_TABLES } from './catalogue-tables.ts';
export { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';
export { ensureMemberSystem, hasMemberSystem } from './member-system.ts';
export { rowsOfStock, type StockRow, stockOfRows, toThousandths } from './stock-rows.ts';
