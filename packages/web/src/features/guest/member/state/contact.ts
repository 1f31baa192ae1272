const EMAIL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;
const PHONE = /^[+(]?[0-9][0-9 ()./-]{2,30}$/;

/** Returns true if a text has the format of an e-mail address (specification §5, member forms). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Returns true if a text has the format of a telephone number: digits, with or without a country code. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}
