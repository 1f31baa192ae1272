export { createOrderingServices } from './ordering-services.ts';
export { createTableSessionsService } from './table-sessions-service.ts';
export { createTakingBackServices } from './taking-back-services.ts';
