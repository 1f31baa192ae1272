import type { RiderDelivery } from '@comanda/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '../../../data/calls/call-error.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { SkeletonBlock } from '../../../ui/display/skeleton.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { DeliveryFacts } from './components/delivery-facts.tsx';
import { FailedForm } from './components/failed-form.tsx';
import { type RiderStep, useRiderDelivery } from './hooks/use-rider-delivery.ts';
import css from './rider-page.module.css';

const TONES = { cooking: 'quiet', ready: 'hot', onTheWay: 'brand', delivered: 'ok', failed: 'bad' } as const;

/** Returns how far a delivery is: being made, ready for the rider, or what was marked. */
function stageOf({ handover, tvStatus }: RiderDelivery): keyof typeof TONES {
  return handover?.state ?? (tvStatus === 'ready' ? 'ready' : 'cooking');
}

type StepsProps = {
  readonly stage: keyof typeof TONES;
  readonly busy: boolean;
  readonly onStep: (step: RiderStep) => void;
};

/** The next step of a delivery as one large button, and what else may have happened. */
function Steps({ stage, busy, onStep }: StepsProps) {
  const { t } = useTranslation('rider');
  const [isFailing, setFailing] = useState(false);
  if (isFailing) {
    return (
      <FailedForm
        busy={busy}
        onFailed={(reason) => {
          setFailing(false);
          onStep({ to: 'failed', reason });
        }}
        onCancel={() => setFailing(false)}
      />
    );
  }
  const isOver = stage === 'delivered' || stage === 'failed';
  if (isOver) {
    return (
      <Button variant="plain" wide busy={busy} onClick={() => onStep({ to: 'onTheWay' })}>
        {t('undo')}
      </Button>
    );
  }
  const next = stage === 'onTheWay' ? 'delivered' : 'onTheWay';
  return (
    <>
      <Button size="l" wide busy={busy} onClick={() => onStep({ to: next })}>
        {t(`mark.${next}`)}
      </Button>
      {stage === 'onTheWay' && (
        <Button variant="plain" wide disabled={busy} onClick={() => setFailing(true)}>
          {t('mark.failed')}
        </Button>
      )}
    </>
  );
}

/** A delivery whose link is good. */
function Delivery({ token, delivery }: { readonly token: string; readonly delivery: RiderDelivery }) {
  const { t } = useTranslation('rider');
  const { locale, say } = useLocale();
  const { marking } = useRiderDelivery(token);
  const stage = stageOf(delivery);
  const { shop, orderNumber } = delivery;
  const failure = marking.error instanceof CallError ? marking.error.code : undefined;
  return (
    <MoneyProvider shop={shop} locale={locale.intl}>
      <header className={css.head}>
        <p className="muted">{say(shop.name)}</p>
        <h1 className={css.number}>{orderNumber}</h1>
        <p role="status">
          <Badge tone={TONES[stage]}>{t(`stage.${stage}`)}</Badge>
        </p>
      </header>
      {marking.isError && (
        <Banner
          tone="bad"
          icon="alert"
          title={t('notMarked')}
          text={t(`errors:${failure ?? 'serverError'}`)}
        />
      )}
      <DeliveryFacts delivery={delivery} />
      <div className={css.steps}>
        <Steps key={stage} stage={stage} busy={marking.isPending} onStep={marking.mutate} />
      </div>
      {shop.phone && (
        <a className={css.link} href={`tel:${shop.phone.replaceAll(' ', '')}`}>
          {t('callShop', { phone: shop.phone })}
        </a>
      )}
    </MoneyProvider>
  );
}

/** Renders /rider: one delivery for whoever brings it, by the token behind `#`, without a log-in. */
export function RiderPage() {
  const { t } = useTranslation('rider');
  const token = useLocation().hash.slice(1);
  const { delivery } = useRiderDelivery(token);
  const { data, error } = delivery;
  const isExpired = token === '' || (error instanceof CallError && error.code === 'linkExpired');
  return (
    <main className={css.page} aria-busy={delivery.isLoading || undefined}>
      {isExpired && <EmptyState heading="h1" fills title={t('expired')} text={t('expiredText')} />}
      {!isExpired && error !== null && data === undefined && (
        <EmptyState
          heading="h1"
          fills
          title={t('notRead')}
          text={t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)}
          action={<Button onClick={() => delivery.refetch()}>{t('again')}</Button>}
        />
      )}
      {!isExpired && data !== undefined && <Delivery key={token} token={token} delivery={data} />}
      {!isExpired && data === undefined && error === null && <SkeletonBlock height={320} />}
    </main>
  );
}
