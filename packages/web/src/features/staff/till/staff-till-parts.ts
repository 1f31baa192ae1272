// a file of its own, so that the build names the parts' code after it
export { OnlineQueue } from '../online-orders/index.ts';
export { SentLineSheet } from '../sale/index.ts';
export { BillsView } from './components/bills-view.tsx';
export { SellSheets } from './components/sell-sheets.tsx';
export { TenderView } from './components/tender-view.tsx';
