export { OpeningWeek } from './components/opening-week.tsx';
export { PageFloor } from './components/page-floor.tsx';
export { ShopList } from './components/shop-list.tsx';
export { ShopsPage } from './shops-page.tsx';
