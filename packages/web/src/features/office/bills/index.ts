export { BillsPart } from './components/bills-part.tsx';
