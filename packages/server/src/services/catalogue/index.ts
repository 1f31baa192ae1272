export { createCatalogueList, createCatalogueService } from './catalogue-service.ts';
export { catalogueTargets } from './catalogue-targets.ts';
export { createDocumentChange, createDocumentWrites, isDocumentChange } from './document-writes.ts';
export { createPaymentMethodsService } from './payment-methods-service.ts';
export { createShopCatalogueService, shopCatalogue } from './shop-catalogue.ts';
