export { useViewItem } from './api/use-view-item.ts';
export { GUEST_COUNT_DIALOG, GuestCountSheet } from './components/guest-count-sheet.tsx';
export { InitProblem } from './components/init-problem.tsx';
export { PartySize } from './components/party-size.tsx';
export { TableExpiry } from './components/table-expiry.tsx';
export { ViewItemBadge } from './components/view-item-badge.tsx';
export { useResumeOnStart } from './hooks/use-resume-on-start.ts';
export { useShopGone } from './hooks/use-shop-gone.ts';
export { scannedCode } from './state/scanned-code.ts';
