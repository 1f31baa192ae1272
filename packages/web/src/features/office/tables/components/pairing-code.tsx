import type { PairingCode as Code } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import css from './pairing-code.module.css';

/** Button that creates a code to pair a till, handheld, kiosk or table, and shows it. */
export function PairingCode({ isJoined }: { readonly isJoined: boolean }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const toast = useToast();
  const code = useMutation({
    mutationFn: () => create<Code>('devices/pairingCodes', {}),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
  });
  const time = code.data && clockText(code.data.expiresAt, locale.intl);
  return (
    <>
      <Button
        variant="tonal"
        icon="keypad"
        disabled={!isJoined}
        busy={code.isPending}
        onClick={() => code.mutate()}
      >
        {t('pairing.create')}
      </Button>
      <Dialog
        open={code.data !== undefined}
        title={t('pairing.title')}
        text={t('pairing.text', {
          address: `${globalThis.location.host}${ROUTES.posHome}`,
          time: time ?? '',
        })}
        confirmLabel={t('common:close')}
        onConfirm={code.reset}
        onCancel={code.reset}
      >
        <output className={css.code}>{code.data?.code}</output>
      </Dialog>
    </>
  );
}
