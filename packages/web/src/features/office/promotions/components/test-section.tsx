import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import css from './rule-editor.module.css';
import { RuleTest, type RuleTestProps } from './rule-test.tsx';

/** The test of a document, which stays open while the document is changed (B4.3). */
export function TestSection(props: RuleTestProps) {
  const { t } = useTranslation('office');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.slot} aria-label={t('promotions.test.title')}>
      <h3 className={css.title}>{t('promotions.test.title')}</h3>
      <div>
        <Button variant="tonal" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('promotions.test.open')}
        </Button>
      </div>
      {isOpen && <RuleTest {...props} />}
    </section>
  );
}
