import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { identify } from '../hooks/use-kiosk-placing.ts';
import { useScanFocus } from '../hooks/use-scan-focus.ts';
import { fullPhone } from '../state/full-phone.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import css from './kiosk.module.css';
import { NumberPad } from './number-pad.tsx';
import { Screen } from './screen.tsx';

const MAX_DIGITS = 15;

/** Entry of a member's code, which a scanner types (till T9.3). */
function CodeEntry() {
  const { t } = useTranslation('kiosk');
  const { dispatch } = useKiosk();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useScanFocus(field);
  const known = useMutation({
    mutationFn: identify,
    onSuccess: ({ _id, name, proof }) => dispatch({ type: 'memberSet', member: { user: _id, name, proof } }),
    onError: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') known.mutate(code.trim());
  };
  return (
    <form className={css.section} onSubmit={submit} aria-label={t('member.scan')}>
      <h2 className={css.heading}>{t('member.scan')}</h2>
      <p className={css.lead}>{t('member.scanText')}</p>
      <TextField
        ref={field}
        label={t('member.code')}
        value={code}
        autoComplete="off"
        error={known.isError ? t('member.unknown') : null}
        onChange={setCode}
      />
      <Button type="submit" size="l" variant="tonal" busy={known.isPending} disabled={code.trim() === ''}>
        {t('member.useCode')}
      </Button>
    </form>
  );
}

/** Entry of a telephone number, which only collects. */
function PhoneEntry() {
  const { t } = useTranslation('kiosk');
  const { dispatch } = useKiosk();
  const { shop } = useReadyCatalogue().data;
  const [typed, setTyped] = useState('');
  const phone = fullPhone(typed, shop);
  return (
    <section className={css.section} aria-label={t('member.phone')}>
      <h2 className={css.heading}>{t('member.phone')}</h2>
      <p className={css.lead}>{t('member.phoneText')}</p>
      <NumberPad
        value={typed}
        maxLength={MAX_DIGITS}
        shown={typed}
        spoken={t('pad.typed', { digits: typed })}
        onChange={setTyped}
      />
      <Button
        size="l"
        variant="tonal"
        disabled={phone === undefined}
        onClick={() => phone && dispatch({ type: 'memberSet', member: { phone } })}
      >
        {t('member.usePhone')}
      </Button>
    </section>
  );
}

/** Asks who collects the order's points. */
export function Member() {
  const { t } = useTranslation('kiosk');
  const { visit, dispatch } = useKiosk();
  return (
    <Screen
      title={t('member.title')}
      onBack={() => dispatch({ type: 'memberSet', member: visit.member })}
      next={null}
    >
      <div className={css.sections}>
        <CodeEntry />
        <PhoneEntry />
      </div>
    </Screen>
  );
}
