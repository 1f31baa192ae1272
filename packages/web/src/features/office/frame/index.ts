export { OfficeBar } from './components/office-bar.tsx';
export { ProofDialog } from './components/proof-dialog.tsx';
export { OfficeContext, useOffice } from './office-context.ts';
