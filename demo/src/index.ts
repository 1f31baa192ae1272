export { demoOrganisation } from './organisation.ts';
export { demoPicture } from './picture.ts';
