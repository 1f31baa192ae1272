export { createDeviceServices } from './devices-services.ts';
