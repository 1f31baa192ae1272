import type { PairingCode } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { finishStep } from '../state/kept-setup.ts';
import css from './parts.module.css';
import { StepFrame } from './step-frame.tsx';

/** The first till, handheld or kiosk, and the sheet with the tables' codes. */
export function DeviceStep({ hasTables }: { readonly hasTables: boolean }) {
  const { t } = useTranslation('start');
  const { locale } = useLocale();
  const code = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: () => callAsStaff(() => create<PairingCode>('devices/pairingCodes', {})),
  });
  const address = `${globalThis.location.host}${ROUTES.posHome}`;
  return (
    <StepFrame
      step="device"
      title={t('device.title')}
      text={t('device.text')}
      onNext={() => finishStep('device', 'trial')}
      error={code.error}
      canSkip
    >
      <div className={css.card}>
        <p className={css.note}>{t('device.how', { address })}</p>
        {code.data ? (
          <>
            <output className={css.big}>{code.data.code}</output>
            <p className={css.note}>
              {t('device.until', { time: clockText(code.data.expiresAt, locale.intl) })}
            </p>
          </>
        ) : (
          <Button variant="tonal" icon="keypad" busy={code.isPending} onClick={() => code.mutate()}>
            {t('device.create')}
          </Button>
        )}
      </div>
      {hasTables && (
        <div className={css.card}>
          <p className={css.note}>{t('device.sheet')}</p>
          <ButtonLink variant="plain" icon="printer" to={ROUTES.office.replace(':part?', 'tables')}>
            {t('device.print')}
          </ButtonLink>
        </div>
      )}
    </StepFrame>
  );
}
