export {
  deleteExpiredLogIns,
  endAllLogIns,
  endDeviceLogIns,
  endEarlierDeviceLogIns,
  endLogIns,
  isIssueTimePlausible,
  type LogInRow,
  publishIdentity,
  readActiveLogIn,
  renewLogIn,
  type Strength,
  setLogInShop,
  startLogIn,
  touchLogIn,
} from './log-ins.ts';
export type { LoggedIn, PasswordLogIn } from './logged-in.ts';
