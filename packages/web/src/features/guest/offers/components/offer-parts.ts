/** The cart's parts about offers with their messages, loaded as one chunk on first use. */

export { DiscountExplanation } from './discount-explanation.tsx';
export { FreeLineRow } from './free-line-row.tsx';
export { LineExplanation } from './line-explanation.tsx';
export { Offers } from './offers.tsx';
export { TotalExplanation } from './total-explanation.tsx';
