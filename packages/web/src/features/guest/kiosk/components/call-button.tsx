import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useKiosk } from '../state/kiosk-context.ts';
import css from './kiosk.module.css';

/** Button that calls staff to the kiosk, on every screen, also before anything is ordered (till T9.5). */
export function CallButton() {
  const { t } = useTranslation('kiosk');
  const { call, isPending, state } = useKiosk().staffCall;
  return (
    <div className={css.call}>
      <button type="button" className={css.switch} onClick={() => call()} aria-busy={isPending || undefined}>
        <Icon name="bell" />
        <span>{t('call.action')}</span>
      </button>
      <span role="status" className={css.called}>
        {state?.state === 'coming' && state.name !== undefined
          ? t('call.coming', { name: state.name })
          : state !== undefined && t(state.state === 'failed' ? 'call.failed' : 'call.sent')}
      </span>
    </div>
  );
}
