// a file of its own, so that the build names the parts' code after it
export { BillSheets } from './components/bill-sheets.tsx';
export { MoreView } from './components/more-view.tsx';
export { PayView } from './components/pay-view.tsx';
export { ScanSheet } from './components/scan-sheet.tsx';
