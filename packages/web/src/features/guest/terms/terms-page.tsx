import { TermsText } from './components/terms-text.tsx';
import css from './terms-page.module.css';

/** Renders /tnc: the terms of ordering. */
export function TermsPage() {
  return (
    <main className={css.page}>
      <TermsText />
    </main>
  );
}
