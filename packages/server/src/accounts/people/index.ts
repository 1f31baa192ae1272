export { createPeople, type People } from './create-people.ts';
