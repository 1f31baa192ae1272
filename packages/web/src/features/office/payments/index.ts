export { PaymentsPart } from './components/payments-part.tsx';
