export { createCounter } from './counter.ts';
