import type { TableSession } from '@comanda/contract';
import { connection } from '../../../../data/calls/connection.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useTakePayment } from '../../sale/index.ts';
import css from './take-owed.module.css';

type TakeOwedProps = {
  /** Id of the bill. */
  readonly session: string;
  /** Amount that is owed again, in minor units. */
  readonly amount: number;
  /** Takes the bill as it is once the money was taken. */
  readonly onTaken?: (session: TableSession) => void;
};

/** Buttons that take what a bill owes again, since a payment of it could not be collected (payments M5.2). */
export function TakeOwed({ session, amount, onTaken }: TakeOwedProps) {
  const { t } = useTranslation('till');
  const toast = useToast();
  const fail = useFailure();
  const { take, isTaking } = useTakePayment();
  const takeBy = async (method: 'cash' | 'manual') => {
    try {
      await take({ session, method, amount });
      toast.success(t('owed.taken'));
      onTaken?.(await connection.call<TableSession>('get', 'tableSessions', session));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <p className={css.ways}>
      <Button variant="tonal" disabled={isTaking} onClick={() => void takeBy('cash')}>
        {t('owed.cash')}
      </Button>
      <Button variant="plain" disabled={isTaking} onClick={() => void takeBy('manual')}>
        {t('owed.other')}
      </Button>
    </p>
  );
}
