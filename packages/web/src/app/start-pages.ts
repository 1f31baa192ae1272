/** Pages before and around ordering, small each: fetched as one. */
export { HomePage } from '../features/guest/home/home-page.tsx';
export { Notice } from '../features/guest/session/components/notice.tsx';
export { ResumePage } from '../features/guest/session/resume-page.tsx';
export { TablePage } from '../features/guest/session/table-page.tsx';
export { ShopsPage } from '../features/guest/shops/shops-page.tsx';
export { TermsPage } from '../features/guest/terms/terms-page.tsx';
