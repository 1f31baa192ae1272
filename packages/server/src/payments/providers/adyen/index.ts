export { createAdyen } from './create-adyen.ts';
