import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import type { StaffLogin } from '../../../data/devices/staff-session.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNow } from '../../../lib/use-now.ts';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { WorkFrame } from '../../../ui/layout/work-frame.tsx';
import { CallsBar, useCallSound, useStaffCalls } from '../calls/index.ts';
import { SoundButton, useStaffSound } from '../sound/index.ts';
import { OpenOrders } from './components/open-orders.tsx';
import { WaitingPayments } from './components/waiting-payments.tsx';
import css from './counter-page.module.css';
import { useCounterLists } from './hooks/use-counter-lists.ts';

const EVERY_SECOND = 1000;

/** /counter: confirms payments at the counter and answers calls. */
export function CounterPage() {
  const { session } = useStaffScreen();
  return <Counter session={session} />;
}

function Counter({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('counter');
  const { locale, say } = useLocale();
  const { menu, lost } = useStaffScreen();
  const now = useNow(EVERY_SECOND);
  const shop = useShop(session.shop);
  const { isJoined, payments, paymentOptions, orders } = useCounterLists(session);
  const sound = useStaffSound();
  const calls = useStaffCalls(session.shop, isJoined);
  useCallSound(calls.tables, now, sound.ring);
  const waiting = payments.data ?? [];
  return (
    <MoneyProvider shop={shop} locale={locale.intl}>
      <WorkFrame
        title={t('staff:counter')}
        icon="cash"
        place={say(shop?.name)}
        menu={menu}
        notice={payments.isSuccess && !isJoined && lost}
        tools={<SoundButton sound={sound} />}
      >
        <CallsBar tables={calls.tables ?? []} disabled={!isJoined} {...{ now }} onAnswer={calls.answer} />
        {payments.isPending || orders.isPending ? (
          <Skeleton label={t('staff:loading')}>
            <SkeletonRows count={4} />
          </Skeleton>
        ) : (
          <div className={css.columns}>
            <section className={css.column} aria-labelledby="waiting-payments">
              <h2 id="waiting-payments" className={css.heading}>
                {t('waitingPayments')} <span className="muted">{waiting.length}</span>
              </h2>
              {waiting.length === 0 ? (
                <EmptyState
                  title={t('noPayments.title')}
                  text={t('noPayments.text')}
                  picture={<Icon name="cash" className={css.sign} />}
                />
              ) : (
                <WaitingPayments
                  {...{ now }}
                  payments={waiting}
                  options={paymentOptions}
                  disabled={!isJoined}
                />
              )}
            </section>
            <section className={css.column} aria-labelledby="open-orders">
              <h2 id="open-orders" className={css.heading}>
                {t('openOrders')} <span className="muted">{orders.data?.length ?? 0}</span>
              </h2>
              <OpenOrders orders={orders.data ?? []} timezone={shop?.timezone} />
            </section>
          </div>
        )}
      </WorkFrame>
    </MoneyProvider>
  );
}
