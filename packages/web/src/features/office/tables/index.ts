export { TablesPart } from './components/tables-part.tsx';
