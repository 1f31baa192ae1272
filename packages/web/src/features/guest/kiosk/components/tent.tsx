import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useKiosk } from '../state/kiosk-context.ts';
import { NumberPad } from './number-pad.tsx';
import { Screen } from './screen.tsx';

const MAX_DIGITS = 3;

/** Asks for the number of the tent that the guest takes to the table (till T9.1). */
export function Tent() {
  const { t } = useTranslation('kiosk');
  const { dispatch } = useKiosk();
  const [typed, setTyped] = useState('');
  const tent = Number(typed);
  const take = () => tent > 0 && dispatch({ type: 'tentTaken', tent });
  return (
    <Screen
      title={t('tent.title')}
      text={t('tent.text')}
      next={
        <Button size="l" wide disabled={tent === 0} onClick={take}>
          {t('next')}
        </Button>
      }
    >
      <NumberPad
        value={typed}
        maxLength={MAX_DIGITS}
        shown={typed}
        spoken={t('pad.typed', { digits: typed })}
        onChange={setTyped}
        onEnter={take}
      />
    </Screen>
  );
}
