import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useNameGuest } from '../hooks/use-table-call.ts';
import css from './split-bill.module.css';

const MAX_NAME_LENGTH = 30;

type NameSheetProps = {
  readonly session: string;
  readonly name: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Asks for a guest's name, which is optional and can be changed. */
export function NameSheet({ session, name = '', open, onClose }: NameSheetProps) {
  const { t } = useTranslation('split-bill');
  const [text, setText] = useState(name);
  const { mutate, isPending } = useNameGuest(session, onClose);
  const share = text.trim();
  return (
    <Sheet open={open} onClose={onClose} title={t('name.title')} closeLabel={t('common:close')} width="s">
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (share === '') onClose();
          else mutate({ name: share });
        }}
      >
        <TextField
          label={t('name.label')}
          hint={name === '' ? t('name.hint') : undefined}
          value={text}
          onChange={setText}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="given-name"
        />
        <div className={css.actions}>
          <Button type="submit" wide busy={isPending} disabled={share === '' && name !== ''}>
            {t('name.save')}
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            {t('name.later')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
