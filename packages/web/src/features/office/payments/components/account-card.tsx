import type { PaymentAccount, PaymentMethod, PaymentProviderForm } from '@comanda/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useAccountActions } from '../hooks/use-accounts.ts';
import { webhookAddress } from '../state/account-draft.ts';
import css from './account-card.module.css';
import { KeyNotes } from './key-notes.tsx';
import { MethodPlaces } from './places-sheet.tsx';

const TONES = { new: 'left', working: 'ok', failing: 'bad', secretsLost: 'bad' } as const;

type AccountCardProps = {
  readonly account: PaymentAccount;
  readonly form: PaymentProviderForm | undefined;
  /** The shop's methods that pay into it; undefined until they are known. */
  readonly methods: readonly PaymentMethod[] | undefined;
  readonly onEdit: () => void;
};

/** Returns true for a method that everybody has: not for members' kept cards alone, nor for a wallet. */
function isForAll({ kind }: PaymentMethod): boolean {
  return kind === undefined || kind === 'taiwanTax';
}

type OfferButtonsProps = {
  readonly account: PaymentAccount;
  readonly form: PaymentProviderForm;
  readonly methods: readonly PaymentMethod[];
};

/** Buttons that offer what is not offered yet: the account, the cards that its provider keeps, its wallets (payments M1.2). */
function OfferButtons({ account, form, methods }: OfferButtonsProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { offer } = useAccountActions();
  const { method: name, kind, cardOnFile, wallets = [] } = form;
  const has = (wanted: PaymentMethod['kind']) => methods.some((method) => method.kind === wanted);
  const mayOfferCards = cardOnFile !== undefined && !has('cardOnFile');
  return (
    <>
      {!methods.some(isForAll) && (
        <Button
          size="s"
          busy={offer.isPending}
          onClick={() => offer.mutate({ account, form, name, ...(kind && { kind }) })}
        >
          {t('payments.offer')}
        </Button>
      )}
      {mayOfferCards && (
        <Button
          size="s"
          variant="tonal"
          busy={offer.isPending}
          onClick={() => offer.mutate({ account, form, name: cardOnFile, kind: 'cardOnFile' })}
        >
          {t('payments.offerCards')}
        </Button>
      )}
      {wallets
        .filter((wallet) => !has(wallet.kind))
        .map((wallet) => (
          <Button
            key={wallet.kind}
            size="s"
            variant="tonal"
            busy={offer.isPending}
            onClick={() => offer.mutate({ account, form, ...wallet })}
          >
            {t('payments.offerWallet', { wallet: say(wallet.name) })}
          </Button>
        ))}
    </>
  );
}

/** An account: its state, the address of its webhook, and what can be done with it. */
export function AccountCard({ account, form, methods, onEdit }: AccountCardProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { test, remove } = useAccountActions();
  const [isRemoving, setRemoving] = useState(false);
  const { _id, name, provider, mode, status, error } = account;
  return (
    <li id={_id} className={css.card}>
      <h2 className={css.name}>{name}</h2>
      <p className={css.tags}>
        <span>{form === undefined ? provider : say(form.name)}</span>
        {mode === 'test' && <Badge tone="gold">{t('payments.mode.test')}</Badge>}
        <Badge tone={TONES[status]}>{t(`payments.status.${status}`)}</Badge>
        {methods?.some(isForAll) && <Badge>{t('payments.isOffered')}</Badge>}
      </p>
      <div role="status">
        {status === 'failing' && error !== undefined && (
          <p className={css.error}>
            {t('payments.says', { provider: form === undefined ? provider : say(form.name), text: error })}
          </p>
        )}
      </div>
      <KeyNotes account={account} />
      <InvoiceNumbers numbers={account.invoiceNumbers} />
      <MethodPlaces methods={methods ?? []} />
      {form !== undefined && <WebhookNote account={account} form={form} />}
      <p className={css.actions}>
        <Button size="s" variant="tonal" busy={test.isPending} onClick={() => test.mutate(_id)}>
          {t('payments.test')}
        </Button>
        <Button size="s" variant="plain" onClick={onEdit}>
          {t('payments.edit')}
        </Button>
        {form !== undefined && methods !== undefined && status === 'working' && (
          <OfferButtons {...{ account, form, methods }} />
        )}
        <Button size="s" variant="quiet" onClick={() => setRemoving(true)}>
          {t('payments.remove')}
        </Button>
      </p>
      <Dialog
        open={isRemoving}
        title={t('payments.removeTitle', { name })}
        text={t('payments.removeText')}
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

/** The tax invoice numbers that are left, and what to do about them (payments M7.4). */
function InvoiceNumbers({ numbers }: { readonly numbers: PaymentAccount['invoiceNumbers'] }) {
  const { t } = useTranslation('office');
  if (numbers === undefined) return null;
  const { left, of, warnings } = numbers;
  return (
    <div>
      <p className={css.quiet}>
        {t('payments.numbers.left', { left: String(left), of: String(of) })}{' '}
        <Link to={ROUTES.office.replace(':part?', 'invoices')} className={css.link}>
          {t('payments.numbers.list')}
        </Link>
      </p>
      {warnings.map((warning) => (
        <p key={warning} className={css.error}>
          {t(`payments.numbers.${warning}`)}
        </p>
      ))}
    </div>
  );
}

/** The address and events to enter at the provider, so that it tells of payments at once. */
function WebhookNote({
  account,
  form,
}: {
  readonly account: PaymentAccount;
  readonly form: PaymentProviderForm;
}) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  if (form.webhookEvents.length === 0) return null;
  return (
    <details>
      <summary className={css.summary}>{t('payments.webhook')}</summary>
      <p className={css.quiet}>{t('payments.webhookText', { provider: say(form.name) })}</p>
      <p className={css.address}>
        <code>{webhookAddress(globalThis.location.origin, account)}</code>
      </p>
      <ul className={css.events}>
        {form.webhookEvents.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
