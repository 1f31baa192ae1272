export { createCancellationServices } from './cancellation-services.ts';
export { createOrderingServices } from './ordering-services.ts';
export { createTableSessionsService } from './table-sessions-service.ts';
