import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import css from './pin-dialog.module.css';

/** A PIN that was drawn, and for whom. */
export type NewPin = { readonly name: string; readonly pin: string };

/** A new PIN, shown once. */
export function PinDialog({
  drawn,
  onClose,
}: {
  readonly drawn: NewPin | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('people');
  return (
    <Dialog
      open={drawn !== undefined}
      title={t('pin.title', { name: drawn?.name ?? '' })}
      text={t('pin.text')}
      confirmLabel={t('pin.noted')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <output className={css.pin} aria-label={t('pin.label')}>
        {drawn?.pin}
      </output>
    </Dialog>
  );
}
