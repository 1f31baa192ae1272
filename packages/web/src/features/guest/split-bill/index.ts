export { SplitBill } from './lazy.ts';
