import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { TermsText } from '../../terms/index.ts';
import css from './terms-sheet.module.css';

type TermsSheetProps = {
  /** Where they have to be agreed to before an order. */
  readonly onAgree?: () => void;
  readonly onClose: () => void;
};

/** What ordering here means, over the cart. */
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
