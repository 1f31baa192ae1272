export { FeeNote } from './components/fee-note.tsx';
export { Fulfilment } from './components/fulfilment.tsx';
export { PendingOrderSlot } from './components/pending-order-slot.tsx';
export { PlaceBar } from './components/place-bar.tsx';
export { TermsLink } from './components/terms-link.tsx';
export { TipChoice } from './components/tip-choice.tsx';
export { usePlacing } from './hooks/use-placing.ts';
export { DeliveryStrip, loadOrderTypeSheet } from './lazy.ts';
