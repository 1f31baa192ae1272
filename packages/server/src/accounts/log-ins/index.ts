export { type CallProof, ensureLogInProof } from './log-in-proof.ts';
export {
  activeMemberLogIns,
  activeStaffLogIns,
  deleteExpiredLogIns,
  endAllLogIns,
  endDeviceLogIns,
  endEarlierDeviceLogIns,
  endLogIns,
  isIssueTimePlausible,
  type LogInRow,
  proveLogIn,
  publishIdentity,
  raiseStrength,
  readActiveLogIn,
  renewLogIn,
  setLogInShop,
  startLogIn,
  touchLogIn,
} from './log-ins.ts';
export type { LoggedIn, PasswordLogIn } from './logged-in.ts';
