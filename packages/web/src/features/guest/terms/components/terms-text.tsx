import { useTranslation } from '../../../../i18n/use-translation.ts';
import css from '../terms-page.module.css';

const PARTS = ['ordering', 'prices', 'allergens', 'data'] as const;

/** Renders the terms of ordering. */
export function TermsText() {
  const { t } = useTranslation('terms');
  return PARTS.map((part) => (
    <section key={part} className={css.part}>
      <h2 className={css.title}>{t(`${part}.title`)}</h2>
      <p>{t(`${part}.text`)}</p>
    </section>
  ));
}
