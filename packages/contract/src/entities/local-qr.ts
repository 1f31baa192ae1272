import Type, { type Static } from 'typebox';
import { Closed } from '../schema.ts';

/** The name and place that a bank's app shows: printable ASCII, as the schemes ask. */
const shown = {
  name: Type.String({ pattern: '^[ -~]{1,25}$' }),
  city: Type.String({ pattern: '^[ -~]{1,15}$' }),
};

/** Returns the schema of an account of a scheme, which is found by one proxy. */
function AccountBy<Scheme extends string, Proxy extends string>(
  scheme: Scheme,
  proxy: Proxy,
  pattern: string,
) {
  return Closed({
    scheme: Type.Literal(scheme),
    proxy: Type.Literal(proxy),
    value: Type.String({ pattern, maxLength: 50 }),
    ...shown,
  });
}

/** The account that a guest pays into by scanning a code with a bank's app (M6.1). */
export const LocalQr = Type.Union([
  AccountBy('fps', 'fpsId', '^[0-9]{7,9}$'),
  AccountBy('fps', 'phone', '^\\+852-[0-9]{8}$'),
  AccountBy('fps', 'email', '^[!-~]+@[!-~]+$'),
  AccountBy('payNow', 'phone', '^\\+65[0-9]{8}$'),
  AccountBy('payNow', 'uen', '^[0-9A-Z]{9,13}$'),
  AccountBy('promptPay', 'phone', '^0[0-9]{9}$'),
  AccountBy('promptPay', 'taxId', '^[0-9]{13}$'),
  AccountBy('promptPay', 'wallet', '^[0-9]{15}$'),
  AccountBy('promptPay', 'biller', '^[0-9]{15}$'),
  /** The text of the code that the bank gave the shop. */
  Closed({ scheme: Type.Literal('duitNow'), code: Type.String({ pattern: '^[ -~]+$', maxLength: 512 }) }),
]);
export type LocalQr = Static<typeof LocalQr>;
