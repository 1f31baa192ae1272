export { createCardPageRoute } from './card-page-route.ts';
