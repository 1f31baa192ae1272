export { MenuReview } from './components/menu-review.tsx';
export { PromotionsPart } from './components/promotions-part.tsx';
