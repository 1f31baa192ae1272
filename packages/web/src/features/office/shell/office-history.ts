// a file of its own, so that the build names the part's code after it
export { HistoryPart } from '../history/index.ts';
