import type { KitchenTicket, PutAwayTickets } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { staffListKey } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

type LeftOverBarProps = {
  readonly tickets: readonly KitchenTicket[];
  readonly shop: string;
  readonly disabled: boolean;
};

/** Asks once what to do about the tickets that are left of former business days (K2.3); nothing without any. */
export function LeftOverBar({ tickets, shop, disabled }: LeftOverBarProps) {
  const { t } = useTranslation('kitchen');
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsStaff(() => create<PutAwayTickets>('kitchenTickets/putAway', {})),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
    onSettled: () => queries.invalidateQueries({ queryKey: staffListKey('kitchenTickets', shop) }),
  });
  if (tickets.length === 0) return null;
  const codes = [...new Set(tickets.map(({ tableName, orderNumber }) => tableName ?? orderNumber))];
  return (
    <Banner
      icon="alert"
      title={t('leftOver.title', { count: tickets.length })}
      text={codes.join(t('common:listComma'))}
      action={
        <Button disabled={disabled || isPending} onClick={() => mutate()}>
          {t('leftOver.putAway')}
        </Button>
      }
    />
  );
}
