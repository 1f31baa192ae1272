export { createTablesServices } from './tables-services.ts';
