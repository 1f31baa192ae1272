import common from './common.json';
import errors from './errors.json';
import guest from './guest.json';

/** What a guest reads first; the words of other pages are loaded with those. */
export const words = { common, errors, guest };
/** The English text has every key; the other languages are checked against it. */
export type Words = typeof words;
