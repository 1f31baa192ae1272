export { createUsers, type Users } from './create-users.ts';
export { ensurePassword } from './ensure-password.ts';
