export { WithCatalogue } from './components/with-catalogue.tsx';
