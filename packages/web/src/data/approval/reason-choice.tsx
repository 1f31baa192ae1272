import type { VoidReason, VoidReasonCode } from '@comanda/contract';
import { VOID_REASONS } from '@comanda/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import css from './reason-choice.module.css';

/** Returns the reason of a void or an adjustment that is being chosen, anew each time its sheet opens. */
export function useReasonChoice(open: boolean) {
  const [code, setCode] = useState<VoidReasonCode>();
  const [text, setText] = useState('');
  useEffect(() => {
    if (!open) return;
    setCode(undefined);
    setText('');
  }, [open]);
  const said = text.trim();
  const isWhole = code !== undefined && (code !== 'other' || said !== '');
  const whole: VoidReason | undefined = isWhole
    ? { code, ...(code === 'other' && { text: said }) }
    : undefined;
  return { code, setCode, text, setText, reason: whole };
}

export type ReasonChoiceProps = Pick<
  ReturnType<typeof useReasonChoice>,
  'code' | 'setCode' | 'text' | 'setText'
>;

/** Reasons of a void or an adjustment; another one is written out. */
export function ReasonChoice({ code, setCode, text, setText }: ReasonChoiceProps) {
  const { t } = useTranslation('approval');
  return (
    <>
      <fieldset className={css.reasons}>
        <legend>{t('reason.title')}</legend>
        {VOID_REASONS.map((each) => (
          <Button
            key={each}
            variant={each === code ? 'tonal' : 'plain'}
            aria-pressed={each === code}
            onClick={() => setCode(each)}
          >
            {t(`reason.${each}`)}
          </Button>
        ))}
      </fieldset>
      {code === 'other' && (
        <TextField label={t('reason.text')} value={text} onChange={setText} maxLength={200} required />
      )}
    </>
  );
}
