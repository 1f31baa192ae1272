import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import css from './placing-dialog.module.css';

/** Blocks the page while the order is being sent; its CSS delay hides it for quick answers. */
export function PlacingDialog({ open }: { readonly open: boolean }) {
  const { t } = useTranslation('checkout');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t('placing.sending')}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={css.body}>
        <span className={css.ring} aria-hidden="true" />
        <p className={css.title}>{t('placing.sending')}</p>
        <p className={css.text}>{t('placing.sendingText')}</p>
      </div>
    </dialog>
  );
}
