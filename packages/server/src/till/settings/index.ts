export { createTillSettings, type TillSettingsCalls } from './create-till-settings.ts';
export { readTillSettings } from './till-settings-store.ts';
