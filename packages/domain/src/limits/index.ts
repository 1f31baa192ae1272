export { type LargeOrder, largeOrder, MANY_PIECES } from './large-order.ts';
export {
  exceededLimits,
  type LimitQuery,
  type LimitState,
  limitStates,
  remainingQuantity,
} from './order-limits.ts';
