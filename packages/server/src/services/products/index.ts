export { createProductsService } from './products-service.ts';
