export { ImportPart } from './components/import-part.tsx';
