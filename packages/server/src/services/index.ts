export { createServices } from './all-services.ts';
export { registerServices } from './register-services.ts';
