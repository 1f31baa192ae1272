export { createMembers, type Members } from './create-members.ts';
