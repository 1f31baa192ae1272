import type { SavedCard, User } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CARDS_HEADING, useAddCard, useAddedCard } from '../hooks/use-add-card.ts';
import { useCardName } from '../hooks/use-card-name.ts';
import { useRemoveCard, useSavedCards } from '../hooks/use-saved-cards.ts';
import css from './cards.module.css';

/**
 * Renders a member's cards that payment providers keep, each with a button to remove it, and one to add a card; nothing
 * without any where none can be added.
 */
export function MemberCards({ member }: { readonly member: User }) {
  const { t } = useTranslation('saved-cards');
  const { nameOf, validityOf } = useCardName();
  const { data: cards = [] } = useSavedCards(member._id);
  const removing = useRemoveCard(member._id);
  const [asked, setAsked] = useState<SavedCard>();
  const close = () => setAsked(undefined);
  const { account, adding } = useAddCard();
  const { isAsking } = useAddedCard(member._id);
  if (cards.length === 0 && account === undefined) return null;
  return (
    <section className={css.list} aria-labelledby={CARDS_HEADING}>
      <h2 id={CARDS_HEADING} className={css.heading}>
        {t('title')}
      </h2>
      <p className="muted">{t(cards.length === 0 ? 'none' : 'text')}</p>
      {adding.isError && (
        <Banner tone="bad" icon="alert" title={t('notOpened')} text={t('errors:providerUnavailable')} />
      )}
      {removing.isError && (
        <Banner tone="bad" icon="alert" title={t('notRemoved')} text={t('errors:serverError')} />
      )}
      <ul className={css.rows}>
        {cards.map((card) => (
          <li key={card._id} className={css.row}>
            <Icon name="card" className={css.icon} />
            <span className={css.words}>
              <b>{nameOf(card)}</b>
              <small className="muted">{validityOf(card)}</small>
            </span>
            <Button
              variant="quiet"
              busy={removing.isPending && removing.variables === card._id}
              aria-label={t('common:removeName', { name: nameOf(card) })}
              onClick={() => setAsked(card)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {account !== undefined && (
        <Button
          variant="tonal"
          busy={adding.isPending || adding.isSuccess || isAsking}
          onClick={() => adding.mutate(account)}
        >
          {t('add')}
        </Button>
      )}
      <Dialog
        open={asked !== undefined}
        danger
        title={asked === undefined ? '' : t('removeAsk', { card: nameOf(asked) })}
        text={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (asked !== undefined) removing.mutate(asked._id);
          close();
        }}
        onCancel={close}
      />
    </section>
  );
}
