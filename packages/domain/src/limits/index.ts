export {
  exceededLimits,
  type LimitQuestion,
  type LimitState,
  limitStates,
  remainingQuantity,
} from './order-limits.ts';
