import { useTranslation } from '../../../lib/use-translation.ts';
import css from './terms-page.module.css';

const PARTS = ['ordering', 'prices', 'allergens', 'data'] as const;

/** /tnc: what ordering here means. */
export function TermsPage() {
  const { t } = useTranslation('guest');
  return (
    <main className={css.page}>
      {PARTS.map((part) => (
        <section key={part} className={css.part}>
          <h2 className={css.title}>{t(`terms.${part}.title`)}</h2>
          <p>{t(`terms.${part}.text`)}</p>
        </section>
      ))}
    </main>
  );
}
