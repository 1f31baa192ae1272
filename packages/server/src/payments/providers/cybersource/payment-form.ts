import type { PaymentAttempt } from '@comanda/contract';
import { currencyOf } from '@comanda/domain';
import {
  decimalAmount,
  type ProviderAccount,
  type ProviderForm,
  type StartContext,
} from '../../port/index.ts';
import { fieldsSignature } from './sign.ts';

const HOSTS = {
  test: 'https://testsecureacceptance.cybersource.com',
  live: 'https://secureacceptance.cybersource.com',
};
/** Origins of the form: its own, and those that CyberSource may redirect it to. */
export const FORM_ORIGINS = ['https://cybersource.com', 'https://*.cybersource.com'];
const LOCALES: Readonly<Record<string, string>> = { en: 'en-us', 'zh-hk': 'zh-hk', 'zh-cn': 'zh-cn' };
/** Milliseconds, which the time of a form does not have. */
const FRACTION = /\.\d+/;

/**
 * Makes the signed form that opens CyberSource's page for an attempt (payments M5.3): amount and tips under our name,
 * which is its `transaction_uuid` too, so that a form sent twice is refused there.
 */
export function paymentForm(
  attempt: PaymentAttempt,
  context: StartContext & { readonly account: ProviderAccount },
  address?: string,
): ProviderForm {
  const { account } = context;
  const values = valuesOf(attempt, context);
  const names = [...Object.keys(values), 'unsigned_field_names', 'signed_field_names'];
  const signed: readonly (readonly [string, string])[] = [
    ...Object.entries(values),
    ['unsigned_field_names', ''],
    ['signed_field_names', names.join(',')],
  ];
  const signature = fieldsSignature(signed, account.secrets.secretKey ?? '');
  return {
    action: `${address ?? HOSTS[account.mode]}${context.cardToken === undefined ? '/pay' : '/oneclick/pay'}`,
    fields: { ...Object.fromEntries(signed), signature },
  };
}

/** Returns the fields of a form but those that name the signed ones. */
function valuesOf(
  attempt: PaymentAttempt,
  {
    account,
    publicUrl,
    locale = '',
    savedInfo = false,
    cardToken,
    now,
  }: StartContext & { readonly account: ProviderAccount },
): Readonly<Record<string, string>> {
  const { ref = attempt._id, amount, tips } = attempt;
  const { code: currency } = currencyOf(attempt.currency);
  const back = `${publicUrl}/api/payments/return/cybersource/${account._id}`;
  return {
    access_key: account.fields.accessKey ?? '',
    profile_id: account.fields.profileId ?? '',
    transaction_uuid: ref,
    reference_number: ref,
    transaction_type: savedInfo ? 'sale,create_payment_token' : 'sale',
    amount: decimalAmount(amount + tips, currency),
    currency,
    locale: LOCALES[locale] ?? 'en-us',
    signed_date_time: now.replace(FRACTION, ''),
    override_backoffice_post_url: `${publicUrl}/api/payments/webhook/cybersource/${account._id}`,
    override_custom_receipt_page: back,
    override_custom_cancel_page: back,
    ...(cardToken !== undefined && { payment_token: cardToken }),
  };
}
