import { stepOf } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { typedTips } from '../state/tender.ts';

export type TypedTipProps = {
  /** Amount that is paid, of which a percentage is taken, in minor units. */
  readonly of: number;
  readonly onTip: (tips: number) => void;
};

/** Field for a tip of one's own: an amount, or a percentage of what is paid. */
export function TypedTip({ of, onTip }: TypedTipProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const [text, setText] = useState('');
  const tips = typedTips(text, of, stepOf(data.shop));
  return (
    <TextField
      label={t('ownTip')}
      placeholder={t('ownTipExample')}
      inputMode="text"
      maxLength={9}
      autoComplete="off"
      value={text}
      error={tips === undefined ? t('ownTipWrong') : null}
      onChange={(next) => {
        setText(next);
        onTip(typedTips(next, of, stepOf(data.shop)) ?? 0);
      }}
    />
  );
}
