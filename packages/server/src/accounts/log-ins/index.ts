export {
  endEveryLogIn,
  endLogIns,
  endLogInsOn,
  forgetLogIns,
  isIssuedFor,
  type LogInRow,
  liveLogIn,
  moveLogIn,
  renewLogIn,
  startLogIn,
} from './log-ins.ts';
export type { LoggedIn, PasswordLogIn } from './logged-in.ts';
