export { OrderChooser } from './components/order-chooser.tsx';
export { OrderView } from './components/order-view.tsx';
export { ReadyWatch } from './components/ready-watch.tsx';
