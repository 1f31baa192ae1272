import type { TableSession } from '@comanda/contract';
import { useRef } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { promises } from '../state/online-order.ts';
import css from './decision-sheet.module.css';

export type AcceptSheetProps = {
  readonly order: TableSession | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAccept: (order: TableSession, minutes: number) => void;
};

/** Asks in how many minutes an order will be ready, or at the door; each is one press. */
export function AcceptSheet({ order, busy, onClose, onAccept }: AcceptSheetProps) {
  const { t } = useTranslation('online-orders');
  const { data } = useReadyCatalogue();
  const { deliveryZones = [], preparationMinutes = 0 } = data.shop;
  const travel = deliveryZones.find(({ _id }) => _id === order?.zone)?.minutes ?? 0;
  const { minutes, usual } = promises(preparationMinutes + travel || undefined);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      open={order !== undefined}
      onClose={onClose}
      title={t('acceptTitle', { number: order?.orderNumber ?? '' })}
      closeLabel={t('common:close')}
      width="s"
      firstFocus={() => first.current}
    >
      <p className={css.ask}>{t(order?.type === 'delivery' ? 'minutesDelivery' : 'minutesPickup')}</p>
      <div className={css.minutes}>
        {minutes.map((each) => (
          <Button
            key={each}
            ref={each === usual ? first : undefined}
            variant={each === usual ? 'primary' : 'plain'}
            size="l"
            disabled={busy}
            onClick={() => order && onAccept(order, each)}
          >
            {t('minutes', { count: each })}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
