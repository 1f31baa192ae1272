export { createCatalogueList, createCatalogueService } from './catalogue-service.ts';
export { catalogueTargets } from './catalogue-targets.ts';
export { createShopCatalogueService, shopCatalogue } from './shop-catalogue.ts';
