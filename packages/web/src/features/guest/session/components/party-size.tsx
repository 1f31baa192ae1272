import { moneyText } from '@comanda/domain';
import { useState } from 'react';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { seatChargeAt } from '../../../../data/pricing/seat-charge.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './party-size.module.css';

/** Number of guests up to which each has a button; larger parties use the stepper. */
const MAX_QUICK = 8;

export type PartySizeProps = {
  /** Seats of the table, the maximum. */
  readonly seats: number;
  readonly proposed: number;
  /** The number that staff set: phones do not go below it (till T5.5). */
  readonly least?: number;
  readonly busy: boolean;
  /** Set for guests already seated, who correct their number. */
  readonly isSeated?: boolean;
  readonly onAnswer: (guests: number) => void;
  readonly onLeave: () => void;
};

const EVERY = 20_000;

/** Returns what a seat costs now, as a sentence; undefined where nothing is charged. */
function useSeatCharge(): string | undefined {
  const { t } = useTranslation('session');
  const { currency, locale } = useMoneyStyle();
  const { data } = useCatalogueState();
  const { current } = useSections();
  const now = useNow(EVERY);
  const charge = data && current ? seatChargeAt(data.shop, current, now) : 0;
  return charge === 0 ? undefined : t('party.charge', { amount: moneyText(charge, currency, locale) });
}

/**
 * Asks for the number of guests at a table, which its seat charge is based on (specification §2, capacity dialog).
 */
export function PartySize(props: PartySizeProps) {
  const { seats, proposed, least = 1, busy, isSeated, onAnswer, onLeave } = props;
  const { t } = useTranslation('session');
  const { locale } = useLocale();
  const [guests, setGuests] = useState(proposed);
  const charge = useSeatCharge();
  const quick = Array.from({ length: Math.min(seats, MAX_QUICK) }, (_, at) => at + 1).filter(
    (number) => number >= least,
  );
  return (
    <Sheet
      open
      onClose={onLeave}
      title={t('party.title')}
      closeLabel={t('common:close')}
      width="s"
      footer={
        <Button wide size="l" busy={busy} onClick={() => onAnswer(guests)}>
          {t(isSeated ? 'party.save' : 'party.go', { count: guests })}
        </Button>
      }
    >
      <div className={css.body}>
        <div className="muted">
          <p>{t('party.text', { count: seats })}</p>
          {charge !== undefined && <p>{charge}</p>}
          {least > 1 && <p>{t('party.least', { count: least })}</p>}
        </div>
        <div className={css.count}>
          <Stepper
            size="l"
            value={guests}
            onChange={setGuests}
            min={least}
            max={seats}
            label={t('party.label')}
            lessLabel={t('party.less')}
            moreLabel={t('party.more')}
            locale={locale.intl}
          />
        </div>
        <fieldset className={css.quick} aria-label={t('party.quick')}>
          {quick.map((number) => (
            <button
              key={number}
              type="button"
              className={cx(css.number, number === guests && css.chosen)}
              aria-pressed={number === guests}
              onClick={() => setGuests(number)}
            >
              {number.toLocaleString(locale.intl)}
            </button>
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}
