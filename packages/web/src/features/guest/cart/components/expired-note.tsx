import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import type { Expired } from '../hooks/use-restored-cart.ts';
import css from './expired-note.module.css';

type ExpiredNoteProps = { readonly expired: Expired; readonly onClose: () => void };

/** Renders the notice at the head of the cart that names the lines that were dropped since it was filled. */
export function ExpiredNote({ expired: { title, reasons, undo }, onClose }: ExpiredNoteProps) {
  const { t } = useTranslation('common');
  const restore = () => {
    onClose();
    undo?.onClick();
  };
  return (
    <Banner
      icon="info"
      title={title}
      text={reasons.map((reason) => (
        <span key={reason} className={css.reason}>
          {reason}
        </span>
      ))}
      action={
        <>
          {undo !== undefined && (
            <Button size="s" variant="quiet" onClick={restore}>
              {undo.label}
            </Button>
          )}
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </>
      }
    />
  );
}
