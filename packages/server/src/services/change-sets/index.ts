export { createChangeSetServices } from './change-sets-services.ts';
