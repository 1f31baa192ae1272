import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { HandoverStep } from '../hooks/use-hand-over.ts';

export type HandoverActionsProps = {
  readonly order: TableSession;
  readonly disabled: boolean;
  readonly onMark: (step: HandoverStep) => void;
  /** Asks why an order was not handed over. */
  readonly onFail: () => void;
  /** Shows the rider's link of a delivery. */
  readonly onRider: () => void;
};

/** Buttons of an order that is made: on its way and delivered, or why nobody has it. */
export function HandoverActions({ order, disabled, onMark, onFail, onRider }: HandoverActionsProps) {
  const { t } = useTranslation('online-orders');
  const { type, handover, orderNumber, tvStatus } = order;
  const number = <span className="sr"> {orderNumber}</span>;
  const isDelivery = type === 'delivery';
  const next = handover === undefined ? 'onTheWay' : 'delivered';
  return (
    <>
      {isDelivery && (
        <>
          <Button
            variant={handover !== undefined || tvStatus === 'ready' ? 'primary' : 'plain'}
            icon={next === 'onTheWay' ? 'bike' : 'check'}
            disabled={disabled}
            onClick={() => onMark({ to: next })}
          >
            {t(`handover.mark.${next}`)}
            {number}
          </Button>
          <Button variant="plain" disabled={disabled} onClick={onRider}>
            {t('handover.rider')}
            {number}
          </Button>
        </>
      )}
      {(isDelivery || tvStatus === 'ready') && (
        <Button variant="quiet" disabled={disabled} onClick={onFail}>
          {t(isDelivery ? 'handover.mark.notDelivered' : 'handover.mark.notCollected')}
          {number}
        </Button>
      )}
    </>
  );
}
