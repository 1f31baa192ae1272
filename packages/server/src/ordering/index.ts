export { createOrdering, type Ordering } from './create-ordering.ts';
