export { CardChoice, MemberCards } from './lazy.ts';
