export {
  exceededLimits,
  type LimitQuery,
  type LimitState,
  limitStates,
  remainingQuantity,
} from './order-limits.ts';
