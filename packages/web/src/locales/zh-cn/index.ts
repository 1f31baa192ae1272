import type { Words } from '../en/index.ts';
import common from './common.json';
import errors from './errors.json';
import guest from './guest.json';
import order from './order.json';

export const words: Words = { common, errors, guest, order };
