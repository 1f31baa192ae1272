export { createExportServices } from './exports-services.ts';
