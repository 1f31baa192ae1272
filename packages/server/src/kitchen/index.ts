export { tellBoard } from './board-entry.ts';
export { createKitchen, type Kitchen } from './create-kitchen.ts';
export { isHeldFromKitchen } from './held-from-kitchen.ts';
export { releaseTickets } from './release-tickets.ts';
export { type LeftOfLines, strikeTickets } from './strike-tickets.ts';
export { ticketOf } from './ticket.ts';
export { insertTicket, ticketsOf } from './ticket-store.ts';
