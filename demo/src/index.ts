export { demoOrganisation } from './organisation.ts';
export { demoPicture } from './picture.ts';
export { TEMPLATES } from './templates/templates.ts';
