export { GivenBack } from './components/given-back.tsx';
