export { Palette } from './components/palette.tsx';
