import type { CartLine } from '@comanda/domain';
import type { ReactNode } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import css from './deck.module.css';
import { KeyCap } from './key-cap.tsx';

/** An action of the deck, always in its place. */
export type DeckAction = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly keyCap?: string | undefined;
  readonly isOn?: boolean;
  readonly isBad?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
};

export type DeckProps = {
  readonly name: string | undefined;
  readonly line: CartLine | undefined;
  readonly amount: number | undefined;
  readonly actions: readonly DeckAction[];
  readonly onStep: (by: 1 | -1) => void;
  /** Replaces the actions: the options that are asked. */
  readonly instead?: ReactNode;
  readonly pad: ReactNode;
};

/** Deck: the chosen line with its actions, and the number keys; never empty. */
export function Deck({ name, line, amount, actions, onStep, instead, pad }: DeckProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  return (
    <section className={css.deck} aria-label={t('chosenLine')} data-foot="">
      {instead ?? (
        <div className={css.line}>
          <header className={css.head}>
            <h2 className={css.name}>{name ?? t('noLine')}</h2>
            {amount !== undefined && (
              <p className={css.note}>
                <Price amount={amount} bare size="inherit" weight="regular" />
                {t('staff:comma')}
                {t('notSentYet')}
              </p>
            )}
            {line !== undefined && (
              <div className={css.stepper}>
                <Stepper
                  value={line.quantity}
                  label={t('quantity')}
                  lessLabel={t('less')}
                  moreLabel={t('more')}
                  locale={locale.intl}
                  onChange={(next) => onStep(next > line.quantity ? 1 : -1)}
                />
              </div>
            )}
          </header>
          <div className={css.actions}>
            {actions.map(({ id, label, icon, keyCap, isOn, isBad, isDisabled, onPress }) => (
              <button
                key={id}
                type="button"
                className={cx(css.action, isOn && css.on, isBad && css.bad)}
                aria-pressed={isOn}
                disabled={isDisabled}
                onClick={onPress}
              >
                <Icon name={icon} />
                {label}
                {keyCap !== undefined && <KeyCap name={keyCap} className={css.cap} />}
              </button>
            ))}
          </div>
        </div>
      )}
      {pad}
    </section>
  );
}
