export { createKitchenTicketsService } from './kitchen-tickets-service.ts';
