export { shareLines } from './share-lines.ts';
