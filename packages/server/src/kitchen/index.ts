export { publishBoard } from './board-entry.ts';
export { buildTicket } from './build-ticket.ts';
export { cancelTicketLines, type RemainingQuantities } from './cancel-ticket-lines.ts';
export { changeTicketLines } from './change-ticket-lines.ts';
export { createKitchen, type Kitchen } from './create-kitchen.ts';
export { releaseAccepted, releaseTickets } from './release-tickets.ts';
export { insertTicket, ticketsOf } from './ticket-store.ts';
export { isUnsentToKitchen } from './unsent-to-kitchen.ts';
