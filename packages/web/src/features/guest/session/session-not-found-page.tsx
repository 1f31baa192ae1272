import { Notice } from './components/notice.tsx';

/** /sessionNotFound: the bill that was asked for takes no more orders. */
export function SessionNotFoundPage() {
  return <Notice about="sessionNotFound" isBare />;
}
