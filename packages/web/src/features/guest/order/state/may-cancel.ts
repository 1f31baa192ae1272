import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { liveLines } from '../../../../data/sessions/progress.ts';

/** Whether a guest may still call the order off: nobody has paid for it or begun to make it. The server decides. */
export function mayCancel(session: TableSession): boolean {
  const lines = liveLines(session);
  const isOpen = isOpenStatus(session.status);
  const isUntouched = lines.every(({ kitchenStatus }) => kitchenStatus === 'waiting');
  return (
    isOpen && session.type !== 'dineIn' && lines.length > 0 && isUntouched && session.payments.length === 0
  );
}
