import css from './terms-page.module.css';

import { TermsText } from './terms-text.tsx';

/** /tnc: what ordering here means. */
export function TermsPage() {
  return (
    <main className={css.page}>
      <TermsText />
    </main>
  );
}
