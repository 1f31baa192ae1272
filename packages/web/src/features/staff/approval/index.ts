export { ApprovalProvider } from './components/approval-provider.tsx';
export { useApprovedCall } from './hooks/use-approved-call.ts';
export type { ApprovalAbout } from './state/asked-approval.ts';
