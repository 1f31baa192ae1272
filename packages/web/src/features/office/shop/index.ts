export { ShopPart } from './shop-part.tsx';
