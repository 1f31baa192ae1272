// a file of its own, so that the build names the part's code after it
export { BillsPart } from '../bills/index.ts';
