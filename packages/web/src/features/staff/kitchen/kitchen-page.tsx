import type { KitchenTicket, Product, Shop } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { type ReactNode, useMemo } from 'react';
import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import type { StaffLogin } from '../../../data/devices/staff-session.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { CallsBar, useCallSound, useStaffCalls } from '../calls/index.ts';
import { useStaffSound } from '../sound/index.ts';
import { AllDayPanel } from './components/all-day-panel.tsx';
import { BarToasts } from './components/bar-toasts.tsx';
import { ComingStrip } from './components/coming-strip.tsx';
import { KitchenBar } from './components/kitchen-bar.tsx';
import { KitchenBoard } from './components/kitchen-board.tsx';
import { KitchenTicketCard } from './components/kitchen-ticket.tsx';
import { LeftOverBar } from './components/left-over-bar.tsx';
import { SoldOutSheet } from './components/sold-out-sheet.tsx';
import { useBoard } from './hooks/use-board.ts';
import { useBumpKeys } from './hooks/use-bump-keys.ts';
import { useJustMoved } from './hooks/use-just-moved.ts';
import { type Kitchen, useKitchen } from './hooks/use-kitchen.ts';
import { useKitchenProducts } from './hooks/use-kitchen-products.ts';
import { useMarkSoldOut } from './hooks/use-mark-sold-out.ts';
import { useNewTicketSound } from './hooks/use-new-ticket-sound.ts';
import css from './kitchen-page.module.css';
import { averageTime } from './state/average-time.ts';
import { splitTickets } from './state/coming.ts';
import { byBusinessDay } from './state/left-over.ts';
import { ticketTone } from './state/ticket-age.ts';

const EVERY_SECOND = 1000;

/** /kitchen: tickets to be made, readable at 3 m. */
export function KitchenPage() {
  const { session } = useStaffScreen();
  return (
    <BarToasts>
      <KitchenDisplay session={session} />
    </BarToasts>
  );
}

function KitchenDisplay({ session }: { readonly session: StaffLogin }) {
  const kitchen = useKitchen(session);
  const now = useNow(EVERY_SECOND);
  const shop = useShop(session.shop);
  const sound = useStaffSound();
  const calls = useStaffCalls(session.shop, kitchen.isJoined);
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const { today, leftOver } = useMemo(
    () => byBusinessDay(kitchen.tickets ?? [], shop, minute),
    [kitchen.tickets, shop, minute],
  );
  const { sent: tickets, coming } = useMemo(() => splitTickets(today), [today]);
  useNewTicketSound(kitchen.tickets && tickets, sound.ring);
  useCallSound(calls.tables, now, sound.ring);
  const products = useKitchenProducts(session.shop);
  const mark = useMarkSoldOut(session.shop);
  const soldOut = useHistoryDialog('soldOut');
  const late = tickets.filter((ticket) => ticketTone(ticket, now) === 'late').length;
  return (
    <main className={css.kitchen}>
      <KitchenBar
        {...{ now, late }}
        timezone={shop?.timezone}
        average={averageTime(tickets)}
        recallable={kitchen.recallable}
        disabled={!kitchen.isJoined}
        sound={sound}
        onRecall={kitchen.recall}
        onSoldOut={() => soldOut.open()}
      />
      <KitchenNotice {...{ kitchen, calls, now }}>
        <LeftOverBar tickets={leftOver} shop={session.shop} disabled={!kitchen.isJoined} />
      </KitchenNotice>
      <div className={css.content}>
        <div className={css.work}>
          <Tickets {...{ kitchen, tickets, calls, now, products }} shop={shop} onSoldOut={soldOut.open} />
          <ComingStrip tickets={coming} shop={shop} disabled={!kitchen.isJoined} />
        </div>
        <AllDayPanel
          tickets={tickets}
          products={products ?? []}
          disabled={!kitchen.isJoined}
          onDish={soldOut.open}
        />
      </div>
      {soldOut.isOpen && products !== undefined && (
        <SoldOutSheet
          {...{ products }}
          tickets={kitchen.tickets ?? []}
          first={soldOut.about}
          onMark={mark}
          onClose={soldOut.close}
        />
      )}
    </main>
  );
}

type KitchenNoticeProps = Pick<TicketsProps, 'kitchen' | 'calls' | 'now'> & {
  readonly children: ReactNode;
};

/** The lost connection, what is left of yesterday, and the tables that call. */
function KitchenNotice({ kitchen, calls, now, children }: KitchenNoticeProps) {
  const { lost } = useStaffScreen();
  const isLost = kitchen.tickets !== undefined && !kitchen.isJoined;
  return (
    <div className={css.notice}>
      {isLost && lost}
      {children}
      <CallsBar
        tables={calls.tables ?? []}
        disabled={!kitchen.isJoined}
        shortcut="C"
        {...{ now }}
        onAnswer={calls.answer}
      />
    </div>
  );
}

type TicketsProps = {
  readonly kitchen: Kitchen;
  /** The tickets that are fired. */
  readonly tickets: readonly KitchenTicket[];
  readonly calls: ReturnType<typeof useStaffCalls>;
  readonly now: number;
  readonly shop: Shop | undefined;
  /** Undefined until they have been read. */
  readonly products: readonly Product[] | undefined;
  /** Opens the list of dishes to mark as sold out, at one of them. */
  readonly onSoldOut: (product?: string) => void;
};

function Tickets({ kitchen, tickets, calls, now, shop, products, onSoldOut }: TicketsProps) {
  const { t } = useTranslation('staff');
  const { error, isJoined } = kitchen;
  const isMoving = useJustMoved(tickets);
  const byId = useMemo(
    () => new Map(products?.map((product) => [product._id as string, product])),
    [products],
  );
  const [oldestCall] = calls.tables ?? [];
  const board = useBoard(tickets);
  const keys = useBumpKeys(board.drawn, {
    bump: (ticket) => isMoving(ticket._id) || kitchen.bump(ticket),
    recall: kitchen.recall,
    answer: () => oldestCall && calls.answer(oldestCall),
    soldOut: () => isJoined && onSoldOut(),
    turn: board.turn,
  });
  if (kitchen.tickets === undefined) {
    if (error) {
      return (
        <EmptyState
          live
          title={t('notArrived')}
          action={<Button onClick={() => kitchen.refetch()}>{t('common:retry')}</Button>}
        />
      );
    }
    return (
      <Skeleton label={t('loading')} className={css.skeleton}>
        <SkeletonBlock height={240} shape="box" />
        <SkeletonBlock height={180} shape="box" />
      </Skeleton>
    );
  }
  if (tickets.length === 0)
    return <EmptyState title={t('kitchen:quiet.title')} text={t('kitchen:quiet.text')} />;
  return (
    <KitchenBoard {...{ board, tickets, now }}>
      {(ticket) => (
        <KitchenTicketCard
          {...{ ticket, now, shop }}
          bumpKey={keys.get(ticket._id)}
          disabled={!isJoined}
          moving={isMoving(ticket._id)}
          productOf={(id) => byId.get(id ?? '')}
          onHold={onSoldOut}
          onBump={kitchen.bump}
          onTick={kitchen.tick}
        />
      )}
    </KitchenBoard>
  );
}
