import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { TermsText } from '../../terms/index.ts';
import css from './terms-sheet.module.css';

type TermsSheetProps = {
  /** Called when the guest agrees; given where agreement is required. */
  readonly onAgree?: () => void;
  readonly onClose: () => void;
};

/** Shows the terms of ordering over the cart. */
export function TermsSheet({ onAgree, onClose }: TermsSheetProps) {
  const { t } = useTranslation('checkout');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('app:title.terms')}
      closeLabel={t('common:close')}
      footer={
        onAgree && (
          <Button size="l" wide onClick={onAgree}>
            {t('terms.agree')}
          </Button>
        )
      }
    >
      <div className={css.terms}>
        {onAgree !== undefined && <p className="muted">{t('terms.lead')}</p>}
        <TermsText />
      </div>
    </Sheet>
  );
}
