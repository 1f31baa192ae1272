export { createSetupServices } from './setup-services.ts';
