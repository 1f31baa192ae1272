import errors from './errors-later.json';
import guest from './guest-later.json';

/** What a guest reads after the menu: loaded with the first page or part that says any of it. */
export const words = { errors, guest };
/** The English text has every key; the other languages are checked against it. */
export type LaterWords = typeof words;
