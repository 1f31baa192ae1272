import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { liveLines } from '../../../../data/sessions/progress.ts';

/** Returns true if the guest may still cancel the order: unpaid and not begun. The server has the last word. */
export function mayCancel(session: TableSession): boolean {
  const lines = liveLines(session);
  const isOpen = isOpenStatus(session.status);
  const isUntouched = lines.every(({ kitchenStatus }) => kitchenStatus === 'waiting');
  return (
    isOpen && session.type !== 'dineIn' && lines.length > 0 && isUntouched && session.payments.length === 0
  );
}
