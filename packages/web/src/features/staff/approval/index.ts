export { ApprovalProvider } from './components/approval-provider.tsx';
/** @public */
export { useApprovedCall } from './hooks/use-approved-call.ts';
