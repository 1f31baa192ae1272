/** Pages before and around ordering, small each: fetched as one. */
export { HomePage } from '../features/home/components/home-page.tsx';
export { TermsPage } from '../features/home/components/terms-page.tsx';
export { NoticePage } from '../features/session/components/notice-page.tsx';
export { ResumePage } from '../features/session/components/resume-page.tsx';
export { TablePage } from '../features/session/components/table-page.tsx';
export { ShopsPage } from '../features/shops/components/shops-page.tsx';
