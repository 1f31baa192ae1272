/** What the cart shows of promotions, with its words: fetched as one, when any of it is first shown. */
export { DiscountWhy } from './discount-why.tsx';
export { FreeLineRow } from './free-line-row.tsx';
export { LineWhy } from './line-why.tsx';
export { Promotions } from './promotions.tsx';
export { TotalWhy } from './total-why.tsx';
