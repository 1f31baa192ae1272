export { ExportsPart } from './components/exports-part.tsx';
