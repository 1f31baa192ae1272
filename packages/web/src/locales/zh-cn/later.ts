import type { LaterWords } from '../en/later.ts';
import errors from './errors-later.json';
import guest from './guest-later.json';

export const words: LaterWords = { errors, guest };
