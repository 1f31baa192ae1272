export { createTillSettingsService } from './till-settings-service.ts';
