import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import type { Switch } from '../hooks/use-switches.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import { CallButton } from './call-button.tsx';
import css from './kiosk.module.css';

const ICONS: Readonly<Record<Switch, IconName>> = {
  text: 'text',
  contrast: 'contrast',
  low: 'wheelchair',
  aloud: 'sound',
};

/** Bar at the lower edge of every screen: the guest's switches, and the call for staff (till T9.5, T9.6). */
export function AccessBar() {
  const { t } = useTranslation('kiosk');
  const { isOn, offered, toggle } = useKiosk().switches;
  return (
    <footer className={css.access}>
      <fieldset className={css.switches} aria-label={t('ease.label')}>
        {offered.map((which) => (
          <button
            key={which}
            type="button"
            className={cx(css.switch, isOn[which] && css.isOn)}
            aria-pressed={isOn[which]}
            onClick={() => toggle(which)}
          >
            <Icon name={ICONS[which]} />
            <span>{t(`ease.${which}`)}</span>
          </button>
        ))}
      </fieldset>
      <CallButton />
      {isOn.aloud && <p className={css.how}>{t('ease.aloudHow')}</p>}
    </footer>
  );
}
