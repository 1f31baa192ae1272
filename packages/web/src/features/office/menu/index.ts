export { MenuPart } from './components/menu-part.tsx';
