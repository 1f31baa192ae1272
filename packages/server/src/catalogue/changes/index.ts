export { createDocumentCalls, type DocumentCalls } from './change-documents.ts';
export { type ChangeSets, createChangeSets } from './create-change-sets.ts';
