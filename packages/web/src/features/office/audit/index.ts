export { AuditPart } from './components/audit-part.tsx';
