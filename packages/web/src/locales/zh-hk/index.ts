import type { Words } from '../en/index.ts';
import common from './common.json';
import errors from './errors.json';
import guest from './guest.json';

export const words: Words = { common, errors, guest };
