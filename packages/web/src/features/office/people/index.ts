export { PeoplePart } from './components/people-part.tsx';
