/** What the cart shows of promotions, with its words: fetched as one, when any of it is first shown. */
export { DiscountWhy } from './discount-explanation.tsx';
export { FreeLineRow } from './free-line-row.tsx';
export { LineWhy } from './line-explanation.tsx';
export { Promotions } from './offers.tsx';
export { TotalWhy } from './total-explanation.tsx';
