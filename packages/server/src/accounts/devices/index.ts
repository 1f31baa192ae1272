export { createDevices, type Devices } from './create-devices.ts';
