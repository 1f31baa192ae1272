export { TokensPart } from './components/tokens-part.tsx';
