export { MenuCartBar, preloadCart } from './components/menu-cart-bar.tsx';
export { useChargeTexts } from './hooks/use-charge-texts.tsx';
export { loadCartAside } from './lazy.ts';
