export { takeClaim } from './claim-store.ts';
export { createSetup, type Setup } from './create-setup.ts';
