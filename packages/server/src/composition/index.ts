export { type Core, createCore } from './create-core.ts';
export { asItIsNow } from './refresh-event-data.ts';
