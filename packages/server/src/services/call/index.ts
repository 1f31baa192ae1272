export { createAction } from './action.ts';
export {
  badRequest,
  type Call,
  type Handlers,
  identified,
  type Listener,
  onlyNames,
  type RefreshCookie,
  textOf,
  validated,
} from './call.ts';
export {
  bearerToken,
  type Caller,
  type CallHook,
  type CallParams,
  type CallReport,
  createCallHook,
} from './call-hook.ts';
