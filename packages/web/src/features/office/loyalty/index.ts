export { LoyaltyPart } from './components/loyalty-part.tsx';
