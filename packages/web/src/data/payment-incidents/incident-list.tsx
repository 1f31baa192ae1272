import type { DecidePayment, PaymentAttempt } from '@comanda/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Price } from '../../ui/display/price.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import css from './incident-list.module.css';
import { useDecidePayment } from './use-decide-payment.ts';
import type { PaymentIncidents } from './use-payment-incidents.ts';

type Asked = { readonly attempt: PaymentAttempt; readonly decision: DecidePayment['decision'] };

export type IncidentListProps = PaymentIncidents & {
  /** True for the management: others see what waits for it. */
  readonly mayDecide: boolean;
  readonly disabled: boolean;
  /** Controls by which staff take the money of a payment that was not collected. */
  readonly takingOf?: (attempt: PaymentAttempt) => ReactNode;
};

/**
 * Returns the words of the question: of money that is booked already, only what was paid too much is decided about, and
 * money that was not collected can only be left unpaid.
 */
function questionOf(asked: Asked | undefined) {
  const { attempt, decision = 'book' } = asked ?? {};
  if (attempt?.incident === 'captureFailed') return 'leave';
  return attempt === undefined || attempt.incident === 'held' ? decision : (`${decision}Surplus` as const);
}

/** Returns the words of the button that decides. */
function answerOf({ attempt: { incident }, decision }: Asked) {
  return incident === 'captureFailed' ? 'leave' : decision;
}

/** Returns the money that came, which may differ from what was asked for. */
function receivedOf({ received, amount, tips, currency }: PaymentAttempt) {
  return received ?? { amount: amount + tips, currency };
}

/** Payments that the management has to decide about: book them as they came, or give them back (payments M2.7). */
export function IncidentList({ incidents, options, mayDecide, disabled, takingOf }: IncidentListProps) {
  const { t } = useTranslation('incidents');
  const decide = useDecidePayment(options);
  const [asked, setAsked] = useState<Asked>();
  if (incidents.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="payment-incidents">
      <h2 id="payment-incidents" className={css.heading}>
        {t('title')} <span className="muted">{incidents.length}</span>
      </h2>
      <ul className={css.list}>
        {incidents.map((attempt) => (
          <Incident
            key={attempt._id}
            attempt={attempt}
            mayDecide={mayDecide}
            disabled={disabled || decide.isPending}
            taking={attempt.incident === 'captureFailed' && takingOf?.(attempt)}
            onDecide={(decision) => setAsked({ attempt, decision })}
          />
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        title={t(`sure.${questionOf(asked)}.title`)}
        text={t(`sure.${questionOf(asked)}.text`)}
        confirmLabel={t(`decide.${asked ? answerOf(asked) : 'book'}`)}
        cancelLabel={t('common:cancel')}
        busy={decide.isPending}
        onConfirm={() => {
          if (asked === undefined) return;
          const { attempt, decision } = asked;
          decide.mutate({ payment: attempt._id, decision }, { onSettled: () => setAsked(undefined) });
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked?.attempt.incident === 'held' && <Came attempt={asked.attempt} size="xl" />}
      </Dialog>
    </section>
  );
}

type CameProps = { readonly attempt: PaymentAttempt; readonly size: 'l' | 'xl' };

/** The money that came, in its own currency, which is named where it is another one. */
function Came({ attempt, size }: CameProps) {
  const { amount, currency } = receivedOf(attempt);
  return (
    <span>
      {currency !== attempt.currency && <b>{currency} </b>}
      <Price
        amount={amount}
        shop={{ currency, showCurrencyRegion: currency === attempt.currency }}
        size={size}
      />
    </span>
  );
}

type IncidentProps = Pick<IncidentListProps, 'mayDecide' | 'disabled'> & {
  readonly attempt: PaymentAttempt;
  readonly taking: ReactNode;
  readonly onDecide: (decision: DecidePayment['decision']) => void;
};

function Incident({ attempt, mayDecide, disabled, taking, onDecide }: IncidentProps) {
  const { t } = useTranslation('incidents');
  const { incident = 'held', amount, tips, currency, received, tableName, orderNumber } = attempt;
  // money of another currency can only be given back
  const mayBook = received === undefined || received.currency === currency;
  return (
    <li className={css.card}>
      <p className={css.facts}>
        <b>{[tableName, orderNumber].filter(Boolean).join(t('staff:comma'))}</b>
        <span>{t(`what.${incident}`)}</span>
        {incident === 'held' && (
          <span className="muted">
            {t('asked')} {!mayBook && `${currency} `}
            <Price
              amount={amount + tips}
              shop={{ currency, showCurrencyRegion: mayBook }}
              size="s"
              weight="regular"
            />
          </span>
        )}
      </p>
      <Came attempt={attempt} size="l" />
      {taking}
      {mayDecide ? (
        <p className={css.actions}>
          {mayBook && (
            <Button variant="tonal" disabled={disabled} onClick={() => onDecide('book')}>
              {t(`decide.${answerOf({ attempt, decision: 'book' })}`)}
            </Button>
          )}
          {incident !== 'captureFailed' && (
            <Button variant="plain" disabled={disabled} onClick={() => onDecide('giveBack')}>
              {t('decide.giveBack')}
            </Button>
          )}
        </p>
      ) : (
        <p className="muted">{t('forManager')}</p>
      )}
    </li>
  );
}
