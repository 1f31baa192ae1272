import type { TableSession } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { isOwnChange } from '../state/own-changes.ts';

/** Says so when the bill that is open here was paid or closed on another device: its screen shows a new order by then. */
export function useFinishedElsewhere(
  open: TableSession | undefined,
  bills: readonly Pick<TableSession, '_id'>[],
): void {
  const { t } = useTranslation('till');
  const toast = useToast();
  const last = useRef(open);
  useEffect(() => {
    const before = last.current;
    last.current = open;
    if (before === undefined || before._id === open?._id) return;
    const isOpen = bills.some(({ _id }) => _id === before._id);
    if (isOpen || isOwnChange(before._id, Date.now())) return;
    toast.notice(t('finishedElsewhere', { number: before.orderNumber ?? '' }));
  }, [open, bills, toast, t]);
}
