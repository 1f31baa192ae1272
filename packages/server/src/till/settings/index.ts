export { readTillSettings } from './till-settings-store.ts';
