export { PromotionsPart } from './components/promotions-part.tsx';
