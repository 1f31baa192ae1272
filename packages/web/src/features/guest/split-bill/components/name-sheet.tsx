import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PromptSheet } from '../../../../ui/overlays/prompt-sheet.tsx';
import { useNameGuest } from '../hooks/use-table-call.ts';

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
    <PromptSheet
      open={open}
      onClose={onClose}
      title={t('name.title')}
      closeLabel={t('common:close')}
      field={{
        label: t('name.label'),
        hint: name === '' ? t('name.hint') : undefined,
        maxLength: MAX_NAME_LENGTH,
        autoComplete: 'given-name',
      }}
      value={text}
      onChange={setText}
      confirmLabel={t('name.save')}
      onConfirm={() => (share === '' ? onClose() : mutate({ name: share }))}
      cancelLabel={t('name.later')}
      busy={isPending}
      disabled={share === '' && name !== ''}
    />
  );
}
