import { Notice } from './components/notice.tsx';

/** /closed: the shop takes no orders now. */
export function ClosedPage() {
  return <Notice about="timeSlotNotFound" />;
}
