import { QR_ACCOUNT_FORMS, QR_SHOWN_FORMS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed } from '../schema.ts';

/** The name and place that a bank's app shows: printable ASCII, as the schemes ask. */
const shown = {
  name: Type.String({ pattern: QR_SHOWN_FORMS.name }),
  city: Type.String({ pattern: QR_SHOWN_FORMS.city }),
};
const { fps, payNow, promptPay } = QR_ACCOUNT_FORMS;

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
  AccountBy('fps', 'fpsId', fps.fpsId),
  AccountBy('fps', 'phone', fps.phone),
  AccountBy('fps', 'email', fps.email),
  AccountBy('payNow', 'phone', payNow.phone),
  AccountBy('payNow', 'uen', payNow.uen),
  AccountBy('promptPay', 'phone', promptPay.phone),
  AccountBy('promptPay', 'taxId', promptPay.taxId),
  AccountBy('promptPay', 'wallet', promptPay.wallet),
  AccountBy('promptPay', 'biller', promptPay.biller),
  /** The text of the code that the bank gave the shop. */
  Closed({ scheme: Type.Literal('duitNow'), code: Type.String({ pattern: '^[ -~]+$', maxLength: 512 }) }),
]);
export type LocalQr = Static<typeof LocalQr>;
