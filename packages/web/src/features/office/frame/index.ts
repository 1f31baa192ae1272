export { NotArrived } from './components/not-arrived.tsx';
export { OfficeBar } from './components/office-bar.tsx';
export { PagedList } from './components/paged-list.tsx';
export { ProofDialog } from './components/proof-dialog.tsx';
export { RecordRow } from './components/record-row.tsx';
export { inSight } from './in-sight.ts';
export { OfficeContext, useOffice } from './office-context.ts';
export { useLanguages } from './use-languages.ts';
