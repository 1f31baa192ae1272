export { createDraftServices } from './drafts-services.ts';
