export { EmptyTable } from './components/empty-table.tsx';
export { OrderFailed } from './components/order-failed.tsx';
export { OrderFrame } from './components/order-frame.tsx';
export { OrderSkeleton } from './components/order-skeleton.tsx';
export { QuickButton, QuickLink } from './components/quick-link.tsx';
export { SeatingBadge } from './components/seating-badge.tsx';
export { quantityText, useDishNotes } from './hooks/use-dish-notes.ts';
