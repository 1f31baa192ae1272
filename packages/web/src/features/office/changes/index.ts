export { ConflictDialog } from './components/conflict-dialog.tsx';
export { DraftProvider } from './components/draft-provider.tsx';
export { ReviewSheet } from './components/review-sheet.tsx';
export { useDraft } from './draft-context.ts';
export { useLiveDocuments } from './hooks/use-live-documents.ts';
export { useRenewDraft } from './hooks/use-renew-draft.ts';
export type { DescribedEdit } from './state/described-edit.ts';
export { type DraftedDocument, draftedList } from './state/drafted.ts';
