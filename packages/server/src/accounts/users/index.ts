export { createUsers, type Users } from './create-users.ts';
