import common from './common.json';
import errors from './errors.json';
import guest from './guest.json';
import order from './order.json';

/** What a guest reads; the words of the staff's screens are loaded with those. */
export const words = { common, errors, guest, order };
/** The English text has every key; the other languages are checked against it. */
export type Words = typeof words;
