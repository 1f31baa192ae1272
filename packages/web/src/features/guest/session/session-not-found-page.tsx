import { Notice } from './components/notice.tsx';

/** Renders /sessionNotFound: the bill takes no more orders. */
export function SessionNotFoundPage() {
  return <Notice defaultReason="sessionNotFound" isBare />;
}
