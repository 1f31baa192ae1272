export { createMemberServices } from './member-services.ts';
