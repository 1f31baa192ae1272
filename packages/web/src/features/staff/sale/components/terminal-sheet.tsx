import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { TerminalPayment } from '../hooks/use-terminal-payment.ts';
import { isPaymentOpen, terminalStateOf } from '../state/terminal-payment.ts';
import css from './terminal-sheet.module.css';

/** Window over the till while a card is charged: what the terminal does, and what to do if it does not work. */
export function TerminalSheet({ payment }: { readonly payment: TerminalPayment }) {
  const { t } = useTranslation('till');
  const { charge, followed, choices, isWorking, isRefused, retry, cancel, close } = payment;
  const state = terminalStateOf(payment);
  const isOpen = followed !== undefined && isPaymentOpen(followed);
  const canCancel = isOpen && state !== 'bank';
  // an open payment is followed to its end, so leaving the window cancels it
  const leave = () => {
    if (canCancel) cancel();
    else if (!isOpen && !isWorking) close();
  };
  return (
    <Sheet
      open={charge !== undefined}
      onClose={leave}
      title={t('terminal.title')}
      closeLabel={t(canCancel ? 'terminal.cancel' : 'common:close')}
      width="s"
    >
      <div className={css.body}>
        {charge !== undefined && (
          <p className={css.amount}>
            <Price amount={charge.amount + (charge.tips ?? 0)} size="xl" />
          </p>
        )}
        <div role="status">
          {state === 'failed' || state === 'noTerminal' ? (
            <Banner tone="bad" icon="alert" title={t(`terminal.${state}`)} />
          ) : (
            <p className={css.text}>{t(`terminal.${state}`)}</p>
          )}
          {isRefused && canCancel && <Banner tone="bad" icon="alert" title={t('terminal.notCancelled')} />}
        </div>
        {choices?.map(({ _id, name }) => (
          <Button key={_id} size="l" wide variant="tonal" onClick={() => retry(_id)}>
            {name}
          </Button>
        ))}
        {state === 'failed' && (
          <Button size="l" wide icon="card" busy={isWorking} onClick={() => retry()}>
            {t('terminal.retry')}
          </Button>
        )}
        {canCancel && (
          <Button size="l" wide variant="plain" busy={isWorking} onClick={cancel}>
            {t('terminal.cancel')}
          </Button>
        )}
        {!isOpen && state !== 'starting' && (
          <Button size="l" wide variant="plain" onClick={close}>
            {t('terminal.other')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
