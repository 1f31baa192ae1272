export { type Core, createCore } from './create-core.ts';
export { refreshEventData } from './refresh-event-data.ts';
