export { linesOfGroup } from './table-group.ts';
export { seatedAt, seatedAtTables, seatsOf } from './table-seats.ts';
export { takeTableTurn } from './table-turn.ts';
