export { type QuoteResult, quoteCase } from './quote-case.ts';
