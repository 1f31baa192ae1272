// a file of its own, so that the build names the dialog's code after it
export { ApprovalDialog } from './components/approval-dialog.tsx';
