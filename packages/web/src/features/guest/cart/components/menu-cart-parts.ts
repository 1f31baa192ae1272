/** The menu's parts for a cart that is not empty, loaded as one chunk. */
export { CartAmount } from './cart-amount.tsx';
export { RestoredCart } from './restored-cart.tsx';
