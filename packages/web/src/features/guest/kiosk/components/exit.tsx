import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useLongHold } from '../hooks/use-long-hold.ts';
import { useManager } from '../hooks/use-manager.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import { readScreen } from '../state/read-screen.ts';
import css from './kiosk.module.css';
import { NumberPad } from './number-pad.tsx';
import { Panel } from './panel.tsx';

const HOLD_MS = 5_000;
const MAX_DIGITS = 12;
const MIN_DIGITS = 4;

/** Corner that staff hold for five seconds to leave the kiosk (till T9.5). */
export function Corner({ onHeld }: { readonly onHeld: () => void }) {
  const { t } = useTranslation('kiosk');
  const hold = useLongHold(HOLD_MS, onHeld);
  return <button type="button" className={css.corner} aria-label={t('exit.corner')} {...hold} />;
}

type Manager = ReturnType<typeof useManager>;

/** Entry of the PIN; only the management's open the kiosk. */
function Pin({ manager: { signIn, isOften } }: { readonly manager: Manager }) {
  const { t } = useTranslation('kiosk');
  const [pin, setPin] = useState('');
  const submit = () => {
    if (pin.length < MIN_DIGITS) return;
    signIn.mutate(pin);
    setPin('');
  };
  return (
    <>
      <p role="alert" className={css.bad}>
        {signIn.isError && t(isOften ? 'exit.often' : 'exit.wrong')}
      </p>
      <NumberPad
        value={pin}
        maxLength={MAX_DIGITS}
        shown={'•'.repeat(pin.length)}
        spoken={t('exit.typed', { count: pin.length })}
        onChange={setPin}
        onEnter={submit}
      />
      <Button size="l" wide busy={signIn.isPending} disabled={pin.length < MIN_DIGITS} onClick={submit}>
        {t('next')}
      </Button>
    </>
  );
}

/** The kiosk's own settings, and the end of its being a kiosk. */
function Settings({ manager: { save, unpair } }: { readonly manager: Manager }) {
  const { t } = useTranslation('kiosk');
  const { settings = {} } = useKiosk().device;
  const [eatHere, setEatHere] = useState(settings.eatHere ?? 'tent');
  const [bottom, setBottom] = useState(String(settings.screen?.bottomMm ?? ''));
  const [height, setHeight] = useState(String(settings.screen?.heightMm ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ ...settings, eatHere, screen: readScreen(bottom, height) });
  };
  return (
    <form className={css.section} onSubmit={submit}>
      <Segmented
        label={t('exit.eatHere')}
        value={eatHere}
        onChange={setEatHere}
        options={(['tent', 'number'] as const).map((value) => ({ value, label: t(`exit.${value}`) }))}
      />
      <TextField label={t('exit.bottom')} inputMode="numeric" value={bottom} onChange={setBottom} />
      <TextField label={t('exit.height')} inputMode="numeric" value={height} onChange={setHeight} />
      <p role="status">{save.isSuccess && t('exit.saved')}</p>
      {(save.isError || unpair.isError) && (
        <p role="alert" className={css.bad}>
          {t('exit.failed')}
        </p>
      )}
      <Button type="submit" size="l" variant="tonal" busy={save.isPending}>
        {t('exit.save')}
      </Button>
      <p className={css.lead}>{t('exit.unpairText')}</p>
      <Button size="l" variant="danger" busy={unpair.isPending} onClick={() => unpair.mutate()}>
        {t('exit.unpair')}
      </Button>
    </form>
  );
}

/** Way out of the kiosk: a manager's PIN, then its settings. */
export function Exit({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('kiosk');
  const manager = useManager();
  const close = () => {
    manager.leave();
    onClose();
  };
  const isIn = manager.signIn.isSuccess;
  return (
    <Panel title={t(isIn ? 'exit.title' : 'exit.pin')} onCancel={close}>
      {isIn ? <Settings manager={manager} /> : <Pin manager={manager} />}
      <Button size="l" variant="plain" onClick={close}>
        {t('exit.back')}
      </Button>
    </Panel>
  );
}
