import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toCallError } from '../../../../data/calls/call-error.ts';
import type { TableInfo } from '../../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { holdTaps } from '../../../../lib/hold-taps.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { sitDown } from '../api/resume.ts';
import { useViewItem } from '../api/use-view-item.ts';
import { initReasonOf } from '../state/init-problem.ts';
import { PartySize } from './party-size.tsx';

/** Name of the dialog that asks for the number of guests before a table's first order. */
export const GUEST_COUNT_DIALOG = 'guests';

type GuestCountSheetProps = { readonly shop: string; readonly table: TableInfo };

/** Asks for the number of guests where it was left open at the scan, then opens the table's bill. */
export function GuestCountSheet({ shop, table }: GuestCountSheetProps) {
  const { t } = useTranslation('session');
  const toast = useToast();
  const navigate = useNavigate();
  const sheet = useHistoryDialog(GUEST_COUNT_DIALOG);
  const data = useViewItem(table.viewItem);
  const { mutate, isPending } = useMutation({
    mutationFn: (capacity: number) => sitDown(shop, { ...table, capacity }, true),
    onSuccess: () => {
      holdTaps();
      sheet.close();
    },
    onError: (error) => {
      const reason = initReasonOf(toCallError(error), 'shop');
      if (reason === 'offline' || reason === 'serverError') toast.error(t(`problem.${reason}.text`));
      else navigate(ROUTES.sessionNotFound, { replace: true, state: { reason } });
    },
  });
  const seats = data?.capacity ?? 1;
  const isAlone = data !== undefined && seats === 1;
  useEffect(() => {
    if (sheet.isOpen && isAlone) mutate(1);
  }, [sheet.isOpen, isAlone, mutate]);
  if (!sheet.isOpen || data === undefined || isAlone) return null;
  return (
    <PartySize
      seats={seats}
      proposed={Math.min(seats, table.capacity)}
      busy={isPending}
      onAnswer={(guests) => mutate(guests)}
      onLeave={sheet.close}
    />
  );
}
