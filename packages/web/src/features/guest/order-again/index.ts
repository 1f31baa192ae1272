export { OrderAgainButton } from './components/order-again-button.tsx';
export { useOrderAgain } from './hooks/use-order-again.ts';
