export { createSession } from './create-session.ts';
export { orderIntoSession } from './order-into-session.ts';
export { quoteCart } from './quote-cart.ts';
export { sell } from './sell.ts';
