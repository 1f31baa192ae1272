export { OfficeBar } from './components/office-bar.tsx';
export { OfficeContext, useOffice } from './office-context.ts';
