export { type CartProblem, cartProblems, type LineProblem } from './cart-problems.ts';
export { cartQuantity } from './cart-quantity.ts';
export {
  type Cart,
  type CartAction,
  cartReducer,
  EMPTY_CART,
  type LineChange,
  type RemovedLines,
} from './cart-reducer.ts';
export { cartInSection } from './change-section.ts';
export { type PairingQuery, pairingsOf } from './pairings.ts';
export { type CartOwner, type RestoredCart, restoreCart, type StoredCart } from './restore-cart.ts';
export { isSameOrder } from './same-line.ts';
export { type ChosenSetItem, childLines, chosenSetItems } from './set-items.ts';
