import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './unfired-sheet.module.css';

export type UnfiredSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with true to fire what waits. */
  readonly onPay: (isFired: boolean) => void;
};

/** Question before a payment while something on the bill is not fired (till T4.7). */
export function UnfiredSheet({ open, onClose, onPay }: UnfiredSheetProps) {
  const { t } = useTranslation('till');
  return (
    <Sheet open={open} onClose={onClose} title={t('unfired.title')} closeLabel={t('common:close')} width="s">
      <div className={css.choices}>
        <p>{t('unfired.text')}</p>
        <Button icon="flame" wide onClick={() => onPay(true)}>
          {t('unfired.fire')}
        </Button>
        <Button variant="plain" wide onClick={() => onPay(false)}>
          {t('unfired.later')}
        </Button>
      </div>
    </Sheet>
  );
}
