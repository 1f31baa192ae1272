export { createFiuu } from './create-fiuu.ts';
