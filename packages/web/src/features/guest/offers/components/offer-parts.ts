/** What the cart shows of promotions, with its words: fetched as one, when any of it is first shown. */

export { DiscountExplanation } from './discount-explanation.tsx';
export { FreeLineRow } from './free-line-row.tsx';
export { LineExplanation } from './line-explanation.tsx';
export { Offers } from './offers.tsx';
export { TotalExplanation } from './total-explanation.tsx';
