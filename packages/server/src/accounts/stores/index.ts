export {
  type Account,
  type AccountName,
  accountsOf,
  createPasswordCheck,
  isActive,
  type PasswordCheck,
  presentUser,
} from './accounts.ts';
export {
  addDevice,
  deviceActor,
  devicesOf,
  deviceWith,
  readDevice,
  removeDevice,
  saveDevice,
  seeDevice,
} from './device-store.ts';
export { phoneOf } from './phone.ts';
export { allStaff, presentStaff, readStaff, updateStaff, worksIn } from './staff-store.ts';
export { addUser, insertUsers, readUser, readUserBy, updateUser } from './user-store.ts';
