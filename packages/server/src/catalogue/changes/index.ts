export { createDocumentCalls, type DocumentCalls, type ListView } from './change-documents.ts';
export { CHANGES_QUEUE } from './change-parts.ts';
export { type ChangeSets, createChangeSets } from './create-change-sets.ts';
export { type NewDocument, publishNewDocuments } from './publish-new-documents.ts';
export { type LaterEdits, scheduleEdits } from './schedule-edits.ts';
