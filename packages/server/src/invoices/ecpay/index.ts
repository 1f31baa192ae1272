export { createEcpay } from './create-ecpay.ts';
