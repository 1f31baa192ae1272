import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import css from './terms-sheet.module.css';
import { TermsSheet } from './terms-sheet.tsx';

/** Renders the link that opens the terms. */
export function TermsLink() {
  const { t } = useTranslation('checkout');
  const sheet = useHistoryDialog('terms');
  return (
    <p className={css.link}>
      {t('terms.by')}{' '}
      <button type="button" className={css.open} onClick={() => sheet.open()}>
        {t('terms.link')}
      </button>
      {sheet.isOpen && <TermsSheet onClose={sheet.close} />}
    </p>
  );
}
