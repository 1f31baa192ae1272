import { useTranslation } from '../../../../i18n/use-translation.ts';
import css from '../terms-page.module.css';

const PARTS = ['ordering', 'prices', 'allergens', 'data'] as const;

/** What ordering here means. */
export function TermsText() {
  const { t } = useTranslation('guest');
  return PARTS.map((part) => (
    <section key={part} className={css.part}>
      <h2 className={css.title}>{t(`guest:terms.${part}.title`)}</h2>
      <p>{t(`guest:terms.${part}.text`)}</p>
    </section>
  ));
}
