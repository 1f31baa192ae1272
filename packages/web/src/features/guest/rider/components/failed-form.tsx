import { handoverReasons } from '@comanda/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { RadioList } from '../../../../ui/controls/choice-list.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import type { RiderStep } from '../hooks/use-rider-delivery.ts';
import css from '../rider-page.module.css';

type Reason = NonNullable<RiderStep['reason']>;
const REASONS = handoverReasons('delivery');
const MAX_TEXT = 200;

export type FailedFormProps = {
  readonly busy: boolean;
  readonly onFailed: (reason: Reason) => void;
  readonly onCancel: () => void;
};

/** Asks a rider why a delivery was not handed over. */
export function FailedForm({ busy, onFailed, onCancel }: FailedFormProps) {
  const { t } = useTranslation('rider');
  const [code, setCode] = useState<Reason['code'] | null>(null);
  const [text, setText] = useState('');
  const said = text.trim();
  const isWhole = code !== null && (code !== 'other' || said !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) onFailed({ code, ...(said !== '' && { text: said }) });
  };
  return (
    <form className={css.part} onSubmit={submit}>
      <h2 className={css.heading}>{t('failTitle')}</h2>
      <RadioList
        choices={REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={code}
        onChange={(value) => setCode(value as Reason['code'])}
      />
      <TextField
        label={t('note')}
        note={code === 'other' ? undefined : t('common:optional')}
        value={text}
        onChange={setText}
        maxLength={MAX_TEXT}
        required={code === 'other'}
      />
      <Button type="submit" variant="danger" size="l" wide busy={busy} disabled={!isWhole}>
        {t('fail')}
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </form>
  );
}
