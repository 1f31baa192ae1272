export { authorise, ownShop, roleMay, whoMay } from './authorise.ts';
