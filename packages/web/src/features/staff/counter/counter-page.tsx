import type { StaffLogin } from '../../../data/devices/staff-session.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNow } from '../../../lib/use-now.ts';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { StaffFrame } from '../../../ui/layout/work-frame.tsx';
import { CallsBar } from '../calls/components/calls-bar.tsx';
import { useCallSound, useStaffCalls } from '../calls/hooks/use-staff-calls.ts';
import { StaffGate } from '../sign-in/components/staff-gate.tsx';
import { useStaffWords } from '../sign-in/staff-words.ts';
import { SoundButton } from '../sound/components/sound-button.tsx';
import { useStaffSound } from '../sound/hooks/use-staff-sound.ts';
import { OpenOrders } from './components/open-orders.tsx';
import { WaitingPayments } from './components/waiting-payments.tsx';
import css from './counter-page.module.css';
import { useCounterLists } from './hooks/use-counter-lists.ts';

const EVERY_SECOND = 1000;

/** /counter: takes the money of guests who pay there, and answers those who call. */
export function CounterPage() {
  useStaffWords();
  const { t } = useTranslation('staff');
  return (
    <StaffGate title={t('counter')} icon="cash" roles={['cashier']}>
      {(session) => <Counter session={session} />}
    </StaffGate>
  );
}

function Counter({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('staff');
  const { locale } = useLocale();
  const now = useNow(EVERY_SECOND);
  const shop = useShop(session.shop);
  const { isJoined, payments, paymentOptions, orders } = useCounterLists(session);
  const sound = useStaffSound();
  const calls = useStaffCalls(session.shop, isJoined);
  useCallSound(calls.tables, now, sound.ring);
  const waiting = payments.data ?? [];
  return (
    <MoneyProvider currency={shop?.currency ?? 'HKD'} locale={locale.iso}>
      <StaffFrame
        title={t('counter')}
        icon="cash"
        session={session}
        isLost={payments.isSuccess && !isJoined}
        tools={<SoundButton sound={sound} />}
      >
        <CallsBar tables={calls.tables ?? []} disabled={!isJoined} {...{ now }} onAnswer={calls.answer} />
        {payments.isPending || orders.isPending ? (
          <Skeleton label={t('loading')}>
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
      </StaffFrame>
    </MoneyProvider>
  );
}
