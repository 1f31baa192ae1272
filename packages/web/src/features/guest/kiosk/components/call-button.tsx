import { useMutation } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useKiosk } from '../state/kiosk-context.ts';
import css from './kiosk.module.css';

/** Button that calls staff to the kiosk, on every screen (till T9.5). */
export function CallButton() {
  const { t } = useTranslation('kiosk');
  const { session } = useKiosk().visit;
  const call = useMutation({
    mutationFn: () =>
      create('tableSessions/callStaff', {
        ...(session !== undefined && { session, restoreKey: restoreKeyOf(session) }),
        kind: 'service',
      }),
  });
  const state = call.isSuccess ? 'sent' : call.isError ? 'failed' : undefined;
  return (
    <div className={css.call}>
      <button
        type="button"
        className={css.switch}
        onClick={() => call.mutate()}
        aria-busy={call.isPending || undefined}
      >
        <Icon name="bell" />
        <span>{t('call.action')}</span>
      </button>
      <span role="status" className={css.called}>
        {state !== undefined && t(`call.${state}`)}
      </span>
    </div>
  );
}
