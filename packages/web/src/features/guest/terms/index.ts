export { TermsLink } from './components/terms-link.tsx';
export { TermsText } from './components/terms-text.tsx';
