export { ImportPart } from './components/import-part.tsx';
export { menuCsv } from './worker/index.ts';
