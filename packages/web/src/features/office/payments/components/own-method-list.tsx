import type { PaymentMethod, Shop } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useRemoveMethod } from '../hooks/use-own-methods.ts';
import { placesOf } from '../state/method-places.ts';
import { OWN_PROVIDERS } from '../state/own-method.ts';
import card from './account-card.module.css';
import { OwnMethodSheet } from './own-method-sheet.tsx';
import css from './payments-part.module.css';

type OwnMethodCardProps = { readonly method: PaymentMethod; readonly onEdit: () => void };

/** A way to pay without an account: its name, how it works, and the bank account that it pays into. */
function OwnMethodCard({ method, onEdit }: OwnMethodCardProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const remove = useRemoveMethod();
  const [isRemoving, setRemoving] = useState(false);
  const { _id, qr } = method;
  const provider = OWN_PROVIDERS.find((own) => own === method.provider);
  const name = say(method.name);
  return (
    <li className={card.card}>
      <h3 className={card.name}>{name}</h3>
      <p className={card.quiet}>
        {t(provider ? `payments.own.about.${provider}` : 'payments.own.about.sandbox')}
      </p>
      {method.channel !== undefined && (
        <p>
          {placesOf(method)
            .map((place) => t(`payments.places.${place}`))
            .join(t('staff:comma'))}
        </p>
      )}
      {qr !== undefined && (
        <p className={card.address}>
          <code>{'value' in qr ? qr.value : qr.code}</code>
        </p>
      )}
      <p className={card.actions}>
        {provider !== undefined && (
          <Button size="s" variant="plain" onClick={onEdit} aria-label={`${t('payments.edit')}: ${name}`}>
            {t('payments.edit')}
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          busy={remove.isPending}
          onClick={() => setRemoving(true)}
          aria-label={`${t('payments.remove')}: ${name}`}
        >
          {t('payments.remove')}
        </Button>
      </p>
      <Dialog
        open={isRemoving}
        title={t('payments.removeTitle', { name })}
        text={t('payments.own.removeText')}
        confirmLabel={t('payments.remove')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setRemoving(false);
          remove.mutate(_id);
        }}
        onCancel={() => setRemoving(false)}
      />
    </li>
  );
}

type OwnMethodListProps = {
  readonly shop: Shop;
  /** The shop's ways to pay that have no account. */
  readonly methods: readonly PaymentMethod[];
};

/** The shop's ways to pay without an account at a provider: a bank's app, the counter, and what staff take (payments M6.1). */
export function OwnMethodList({ shop, methods }: OwnMethodListProps) {
  const { t } = useTranslation('office');
  const [edited, setEdited] = useState<PaymentMethod | 'new'>();
  return (
    <section className={css.terminals} aria-label={t('payments.own.title')}>
      <h2 className={card.name}>{t('payments.own.title')}</h2>
      <p className="muted">{t('payments.own.text')}</p>
      <ul className={css.accounts}>
        {methods.map((method) => (
          <OwnMethodCard key={method._id} method={method} onEdit={() => setEdited(method)} />
        ))}
      </ul>
      <p>
        <Button icon="plus" variant="tonal" onClick={() => setEdited('new')}>
          {t('payments.own.add')}
        </Button>
      </p>
      <OwnMethodSheet
        shop={shop}
        method={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </section>
  );
}
