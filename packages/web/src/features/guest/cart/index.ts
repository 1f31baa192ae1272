export { MenuCartBar, preloadCart } from './components/menu-cart-bar.tsx';
export { loadCartAside } from './lazy.ts';
