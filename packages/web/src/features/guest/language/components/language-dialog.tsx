import type { LanguageCode } from '@comanda/domain';
import { useEffect, useRef } from 'react';
import { chooseLocale, useLocale, useOffered } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './language-dialog.module.css';

type LanguageDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Asks for the language; 80 % wide on a phone (specification §2), elsewhere as wide as its text. */
export function LanguageDialog({ open, onClose }: LanguageDialogProps) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const offered = useOffered();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const choose = async (code: LanguageCode) => {
    await chooseLocale(code);
    onClose();
  };
  return (
    // a tap outside the body hits the dialog itself; the keyboard has Escape
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t('language')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.title}>{t('language')}</h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} className={css.close} />
        </div>
        <div className={css.choices}>
          {offered.map(({ code, name, tag: lang }) => (
            <button
              key={code}
              type="button"
              lang={lang}
              className={css.choice}
              aria-pressed={code === locale.code}
              onClick={() => void choose(code)}
            >
              {name}
              {code === locale.code && <Icon name="check" className={css.tick} />}
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
