import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './party-size.module.css';

/** Number of guests up to which each has a button; larger parties use the stepper. */
const MAX_QUICK = 8;

export type PartySizeProps = {
  /** Seats of the table, the maximum. */
  readonly seats: number;
  readonly proposed: number;
  readonly busy: boolean;
  /** Set for guests already seated, who correct their number. */
  readonly isSeated?: boolean;
  readonly onAnswer: (guests: number) => void;
  readonly onLeave: () => void;
};

/**
 * Asks for the number of guests at a table, which its seat charge is based on (specification §2, capacity dialog).
 */
export function PartySize({ seats, proposed, busy, isSeated, onAnswer, onLeave }: PartySizeProps) {
  const { t } = useTranslation('session');
  const { locale } = useLocale();
  const [guests, setGuests] = useState(proposed);
  const quick = Array.from({ length: Math.min(seats, MAX_QUICK) }, (_, at) => at + 1);
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
        <p className="muted">{t('party.text', { count: seats })}</p>
        <div className={css.count}>
          <Stepper
            size="l"
            value={guests}
            onChange={setGuests}
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
