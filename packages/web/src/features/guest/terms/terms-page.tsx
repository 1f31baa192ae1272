import { TermsText } from './components/terms-text.tsx';
import css from './terms-page.module.css';

/** /tnc: what ordering here means. */
export function TermsPage() {
  return (
    <main className={css.page}>
      <TermsText />
    </main>
  );
}
