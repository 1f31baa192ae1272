import type { PaymentMethod, SavedCard, User } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useCardName } from '../hooks/use-card-name.ts';
import { useSavedCards } from '../hooks/use-saved-cards.ts';
import { chargeableCards } from '../state/card-state.ts';
import { keepsCards } from '../state/keeping-providers.ts';
import css from './cards.module.css';

type CardChoiceProps = {
  readonly member: User;
  readonly methods: readonly PaymentMethod[];
  readonly disabled: boolean;
  /** The card that a payment is being started with. */
  readonly busy: string | undefined;
  readonly onPay: (method: PaymentMethod, card: SavedCard) => void;
  /** True if a new card is to be kept. */
  readonly keeps: boolean;
  readonly onKeep: (keeps: boolean) => void;
};

/** Renders the member's cards, each charged on the provider's page, and the wish to keep a new one (payments M2.10). */
export function CardChoice({ member, methods, disabled, busy, onPay, keeps, onKeep }: CardChoiceProps) {
  const { t } = useTranslation('saved-cards');
  const { nameOf } = useCardName();
  const cards = chargeableCards(useSavedCards(member._id).data ?? [], methods, new Date());
  return (
    <>
      {cards.length > 0 && (
        <ul className={css.choice} aria-label={t('title')}>
          {cards.map(({ card, method }) => (
            <li key={card._id}>
              <button
                type="button"
                className={css.card}
                disabled={disabled}
                aria-busy={busy === card._id || undefined}
                onClick={() => onPay(method, card)}
              >
                <Icon name="card" size="l" className={css.icon} />
                <span className={css.words}>
                  <b>{nameOf(card)}</b>
                  <small className="muted">{t('pay')}</small>
                </span>
                <Icon name="right" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {methods.some(keepsCards) && (
        <TickLabel type="checkbox" className={css.save} checked={keeps} disabled={disabled} onChange={onKeep}>
          <span className={css.words}>
            <b>{t('save')}</b>
            <small className="muted">{t('saveText')}</small>
          </span>
        </TickLabel>
      )}
    </>
  );
}
