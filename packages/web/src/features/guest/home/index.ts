export { heroPictures } from './state/hero-pictures.ts';
