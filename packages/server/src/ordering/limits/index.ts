export { checkLimits } from './check-limits.ts';
