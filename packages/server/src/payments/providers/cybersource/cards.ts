/** Names of CyberSource's card types, as other providers call these brands. */
const BRANDS: Readonly<Record<string, string>> = {
  '001': 'visa',
  '002': 'mastercard',
  '003': 'amex',
  '004': 'discover',
  '005': 'diners',
  '007': 'jcb',
  '042': 'maestro',
  '062': 'unionpay',
};
const LAST4 = /(\d{4})$/;

/** Returns brand and last digits of a card by its type and its masked number or suffix. */
export function cardOf(type = '', number = ''): { readonly brand?: string; readonly last4?: string } {
  const brand = BRANDS[type];
  const [, last4] = LAST4.exec(number) ?? [];
  return { ...(brand !== undefined && { brand }), ...(last4 !== undefined && { last4 }) };
}
