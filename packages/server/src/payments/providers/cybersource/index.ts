export { createCyberSource } from './create-cybersource.ts';
