import type { CoreContext } from '../core/index.ts';
import type { PasswordLogIn } from './log-ins/index.ts';
import { type AccountName, phoneOf } from './stores/index.ts';

/** What somebody logs in by, as it is stored; undefined when nobody can be called so. */
export function accountNameOf(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  call: PasswordLogIn,
): AccountName | undefined {
  if ('email' in call) return { field: 'email', value: call.email.toLowerCase() };
  const value = phoneOf(call.phone, catalogue, call.shop);
  return value === undefined ? undefined : { field: 'phone', value };
}

/** What guesses at it count under, whether anybody is called so or not. */
export function accountNameText(call: PasswordLogIn, name: AccountName | undefined): string {
  return name?.value ?? ('phone' in call ? call.phone : call.email);
}
