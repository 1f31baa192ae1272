export { ApprovalProvider } from './components/approval-provider.tsx';
