export { createDrafts, type Drafts } from './create-drafts.ts';
export { draftsByHolder } from './drafts-by-holder.ts';
export { sendDraft } from './send-draft.ts';
