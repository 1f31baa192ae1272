export {
  type Account,
  type AccountName,
  createPasswordCheck,
  findAccounts,
  isActive,
  type PasswordCheck,
  presentUser,
} from './accounts.ts';
export {
  addApiToken,
  allApiTokens,
  drawApiToken,
  readApiToken,
  removeApiToken,
  touchApiToken,
  validApiToken,
} from './api-token-store.ts';
export {
  addDevice,
  deviceActor,
  deviceByToken,
  devicesOfShop,
  lockDevice,
  readDevice,
  removeDevice,
  saveDevice,
  saveDeviceReport,
  touchDevice,
} from './device-store.ts';
export { mailOwners, mailPayee, staffNameOf } from './mail-owners.ts';
export { parsePhone } from './phone.ts';
export {
  allStaff,
  insertStaff,
  presentStaff,
  readStaff,
  staffSeenTimes,
  touchStaff,
  updateStaff,
  worksIn,
} from './staff-store.ts';
export { addUser, insertUsers, readUser, readUserBy, updateUser } from './user-store.ts';
