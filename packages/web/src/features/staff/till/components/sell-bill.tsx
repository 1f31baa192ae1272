import type { Draft, TableSession } from '@comanda/contract';
import { useCallback } from 'react';
import { liveLines } from '../../../../data/sessions/progress.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import {
  type BillChanges,
  BillSums,
  type CourseCalls,
  GuestPayments,
  type SaleShown,
  type TillAction,
  type TillActions,
  type TillOrder,
} from '../../sale/index.ts';
import type { BillGuest } from '../hooks/use-bill-guest.ts';
import type { SellCommands } from '../hooks/use-sell-commands.ts';
import { BillLines } from './bill-lines.tsx';
import { BillPanel } from './bill-panel.tsx';
import { PlaceNote } from './place-note.tsx';
import { PlaceTags, type PlaceTagsProps } from './place-tags.tsx';
import { SellActions } from './sell-actions.tsx';

export type SellBillProps = Omit<PlaceTagsProps, 'isBusy' | 'member'> & {
  readonly changes: BillChanges;
  /** Opens what can be done with a dish that was sent. */
  readonly onSent: (line: string) => void;
  readonly guest: BillGuest;
  readonly order: TillOrder;
  readonly sale: SaleShown;
  readonly commands: SellCommands;
  readonly actions: TillActions;
  readonly courses: CourseCalls;
  /** Drafts that others hold on this bill. */
  readonly others: readonly Draft[];
  readonly isOnline: boolean;
  readonly dispatch: (action: TillAction) => void;
  /** Opens the actions of the whole bill. */
  readonly onMore: () => void;
  /** Prints the bill as it was sent. */
  readonly onPrint: (session: TableSession) => void;
};

/** Bill of the place, with what is rung up on it and the buttons that send it and take the money. */
export function SellBill(props: SellBillProps) {
  const { place, order, sale, commands, actions, courses, others, isOnline, dispatch } = props;
  const { t } = useTranslation('till');
  const toast = useToast();
  const { session, table } = place;
  const unsent = sale.lines.filter(({ fromProduct }) => fromProduct === undefined).length;
  const hasSent = session !== undefined && liveLines(session).length > 0;
  const printBill = () => {
    if (session === undefined) return;
    if (unsent > 0) toast.notice(t('printBill.unsent', { count: unsent }));
    props.onPrint(session);
  };
  const choose = useCallback((id: string) => dispatch({ type: 'lineChosen', id }), [dispatch]);
  return (
    <BillPanel
      label={t('bill')}
      badge={table?.name ?? session?.tableName ?? session?.orderNumber ?? '+'}
      title={
        session?.orderNumber === undefined
          ? t(table === undefined ? 'newOrder' : 'newTable')
          : t('staff:orderNo', { number: session.orderNumber })
      }
      note={<PlaceNote place={place} isOnline={isOnline} />}
      more={<IconButton icon="more" variant="framed" label={t('billMore')} onClick={props.onMore} />}
      tags={
        <PlaceTags
          place={place}
          isBusy={props.changes.isBusy}
          onCounterType={props.onCounterType}
          onCovers={props.onCovers}
          onTelephone={props.onTelephone}
          member={props.guest.member}
          onMember={props.onMember}
        />
      }
      alerts={<GuestPayments session={session} />}
      lines={
        <BillLines
          session={session}
          courses={courses}
          type={place.type}
          lines={sale.lines}
          amountOf={sale.amountOf}
          chosen={order.chosen}
          asked={order.asking?.draft.line.id}
          refused={order.refused}
          wasAmountOf={sale.wasAmountOf}
          onUndo={order.cleared && (() => dispatch({ type: 'clearingUndone' }))}
          others={others}
          onChoose={choose}
          onSent={props.onSent}
        />
      }
      sums={<BillSums bill={sale.bill} due={sale.due} paid={sale.paid} />}
      actions={
        <SellActions
          unsent={unsent}
          due={sale.due}
          isBusy={actions.isBusy}
          isOffline={!isOnline}
          isAsking={order.asking !== undefined}
          mayTakeCash={actions.mayTakeCash}
          onSend={commands.send}
          onPay={commands.pay}
          onExactCash={commands.exactCash}
          onBill={hasSent ? printBill : undefined}
        />
      }
    />
  );
}
