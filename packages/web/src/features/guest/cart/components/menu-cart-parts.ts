/** What the menu shows of a cart that is not empty: fetched as one. */
export { CartAmount } from './cart-amount.tsx';
export { RestoredCart } from './restored-cart.tsx';
