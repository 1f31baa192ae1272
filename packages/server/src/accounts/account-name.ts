import type { CoreContext } from '../core/index.ts';
import type { PasswordLogIn } from './log-ins/index.ts';
import { type AccountName, parsePhone } from './stores/index.ts';

/** Returns the e-mail or telephone number of a log-in in its stored form; undefined when the number is not valid. */
export function accountNameOf(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  call: PasswordLogIn,
): AccountName | undefined {
  if ('email' in call) return { field: 'email', value: call.email.toLowerCase() };
  const value = parsePhone(call.phone, catalogue, call.shop);
  return value === undefined ? undefined : { field: 'phone', value };
}

/** Returns the text under which failed attempts are counted, also when the name belongs to no account. */
export function attemptName(call: PasswordLogIn, name: AccountName | undefined): string {
  return name?.value ?? ('phone' in call ? call.phone : call.email);
}
