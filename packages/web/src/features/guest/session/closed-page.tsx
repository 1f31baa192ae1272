import { Notice } from './components/notice.tsx';

/** Renders /closed: the shop takes no orders now. */
export function ClosedPage() {
  return <Notice defaultReason="timeSlotNotFound" />;
}
