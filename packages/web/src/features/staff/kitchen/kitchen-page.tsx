import type { StaffLogin } from '../../../data/devices/staff-session.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/display/skeleton.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { CallsBar } from '../calls/components/calls-bar.tsx';
import { useCallSound, useStaffCalls } from '../calls/hooks/use-staff-calls.ts';
import { StaffGate } from '../sign-in/components/staff-gate.tsx';
import { useStaffWords } from '../sign-in/staff-words.ts';
import { useStaffSound } from '../sound/hooks/use-staff-sound.ts';
import { AllDayPanel } from './components/all-day-panel.tsx';
import { KitchenBar } from './components/kitchen-bar.tsx';
import { KitchenBoard } from './components/kitchen-board.tsx';
import { KitchenTicketCard } from './components/kitchen-ticket.tsx';
import { useBumpKeys } from './hooks/use-bump-keys.ts';
import { useJustMoved } from './hooks/use-just-moved.ts';
import { type Kitchen, useKitchen } from './hooks/use-kitchen.ts';
import { useNewTicketSound } from './hooks/use-new-ticket-sound.ts';
import css from './kitchen-page.module.css';
import { averageTime } from './state/average-time.ts';
import { ticketTone } from './state/ticket-age.ts';

const EVERY_SECOND = 1000;
/** Minutes an order takes where the shop does not say. */
const USUAL_MINUTES = 12;

/** /kitchen: what has to be made, read at 3 m. */
export function KitchenPage() {
  useStaffWords();
  const { t } = useTranslation('staff');
  return (
    <StaffGate title={t('kitchen')} icon="chef" roles={['kitchen', 'waiter']}>
      {(session) => <KitchenDisplay session={session} />}
    </StaffGate>
  );
}

function KitchenDisplay({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('staff');
  const kitchen = useKitchen(session);
  const now = useNow(EVERY_SECOND);
  const shop = useShop(session.shop);
  const sound = useStaffSound();
  const calls = useStaffCalls(session.shop, kitchen.isJoined);
  const usualMinutes = shop?.preparationMinutes || USUAL_MINUTES;
  const tickets = kitchen.tickets ?? [];
  useNewTicketSound(kitchen.tickets, sound.ring);
  useCallSound(calls.tables, now, sound.ring);
  const late = tickets.filter((ticket) => ticketTone(ticket, now, usualMinutes) === 'late').length;
  const isLost = kitchen.tickets !== undefined && !kitchen.isJoined && !session.hasEnded;
  return (
    <main className={css.kitchen}>
      <KitchenBar
        {...{ session, now, late }}
        timezone={shop?.timezone}
        average={averageTime(tickets)}
        recallable={kitchen.recallable}
        disabled={!kitchen.isJoined}
        sound={sound}
        onRecall={kitchen.recall}
      />
      <div className={css.notice}>
        {isLost && <Banner tone="bad" icon="offline" title={t('lost.title')} text={t('lost.text')} />}
        <CallsBar
          tables={calls.tables ?? []}
          disabled={!kitchen.isJoined}
          shortcut="C"
          {...{ now }}
          onAnswer={calls.answer}
        />
      </div>
      <div className={css.content}>
        <Tickets {...{ kitchen, calls, now, usualMinutes }} timezone={shop?.timezone} />
        <AllDayPanel tickets={tickets} shop={session.shop} />
      </div>
    </main>
  );
}

type TicketsProps = {
  readonly kitchen: Kitchen;
  readonly calls: ReturnType<typeof useStaffCalls>;
  readonly now: number;
  readonly usualMinutes: number;
  readonly timezone?: string;
};

function Tickets({ kitchen, calls, now, usualMinutes, timezone }: TicketsProps) {
  const { t } = useTranslation(['staff', 'common']);
  const { tickets, error, isJoined } = kitchen;
  const isMoving = useJustMoved(tickets);
  const [oldestCall] = calls.tables ?? [];
  const keys = useBumpKeys(tickets ?? [], {
    bump: (ticket) => isMoving(ticket._id) || kitchen.bump(ticket),
    recall: kitchen.recall,
    answer: () => oldestCall && calls.answer(oldestCall),
  });
  if (tickets === undefined) {
    if (error) {
      return (
        <EmptyState
          live
          title={t('staff:notArrived')}
          action={<Button onClick={() => kitchen.refetch()}>{t('common:retry')}</Button>}
        />
      );
    }
    return (
      <Skeleton label={t('staff:loading')} className={css.bones}>
        <SkeletonBlock height={240} shape="box" />
        <SkeletonBlock height={180} shape="box" />
      </Skeleton>
    );
  }
  if (tickets.length === 0) return <EmptyState title={t('staff:quiet.title')} text={t('staff:quiet.text')} />;
  return (
    <KitchenBoard tickets={tickets}>
      {(ticket) => (
        <KitchenTicketCard
          {...{ ticket, now, usualMinutes, timezone }}
          bumpKey={keys.get(ticket._id)}
          disabled={!isJoined}
          moving={isMoving(ticket._id)}
          onBump={kitchen.bump}
          onTick={kitchen.tick}
        />
      )}
    </KitchenBoard>
  );
}
