export { createTerminalServices } from './terminals-services.ts';
