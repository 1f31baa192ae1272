export { createShopsService } from './shops-service.ts';
