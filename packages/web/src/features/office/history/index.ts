export { HistoryPart } from './components/history-part.tsx';
