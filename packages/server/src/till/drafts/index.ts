export { createDrafts, type Drafts } from './create-drafts.ts';
export { sendDraft } from './send-draft.ts';
