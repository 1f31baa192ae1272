import type { Device, PaymentAccount, Terminal } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { NotArrived } from '../../frame/index.ts';
import { useRemoveTerminal, useTerminals } from '../hooks/use-terminals.ts';
import card from './account-card.module.css';
import css from './payments-part.module.css';
import { TerminalSheet } from './terminal-sheet.tsx';

/** The provider of card terminals that the server drives. */
const TERMINAL_PROVIDER = 'bbpos';
const NO_DEVICES: readonly Device[] = [];

type TerminalCardProps = {
  readonly terminal: Terminal;
  readonly devices: readonly Device[];
  readonly onEdit: () => void;
};

/** A terminal: its name, its reader, and the devices whose own it is. */
function TerminalCard({ terminal, devices, onEdit }: TerminalCardProps) {
  const { t } = useTranslation('office');
  const remove = useRemoveTerminal();
  const [isRemoving, setRemoving] = useState(false);
  const { _id, name, reader } = terminal;
  const own = devices.filter((device) => terminal.devices.includes(device._id));
  return (
    <li className={card.card}>
      <h3 className={card.name}>{name}</h3>
      <p className={card.address}>
        <code>{reader}</code>
      </p>
      {own.length > 0 && <p className={card.quiet}>{own.map((device) => device.name).join(' · ')}</p>}
      <p className={card.actions}>
        <Button size="s" variant="plain" onClick={onEdit}>
          {t('payments.terminals.edit')}
        </Button>
        <Button size="s" variant="quiet" busy={remove.isPending} onClick={() => setRemoving(true)}>
          {t('payments.terminals.remove')}
        </Button>
      </p>
      <Dialog
        open={isRemoving}
        title={t('payments.terminals.removeTitle', { name })}
        text={t('payments.terminals.removeText')}
        confirmLabel={t('payments.terminals.remove')}
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

/** The card terminals of the shop; nothing while no account drives any (payments M5.5). */
export function TerminalList({ accounts }: { readonly accounts: readonly PaymentAccount[] }) {
  const { t } = useTranslation('office');
  const own = accounts.filter(({ provider }) => provider === TERMINAL_PROVIDER);
  const { terminals, devices } = useTerminals(own.length > 0);
  const [edited, setEdited] = useState<Terminal | 'new'>();
  if (own.length === 0) return null;
  const failed = [terminals, devices].find(({ isError }) => isError);
  return (
    <section className={css.terminals} aria-label={t('payments.terminals.title')}>
      <h2 className={card.name}>{t('payments.terminals.title')}</h2>
      <p className="muted">{t('payments.terminals.text')}</p>
      {failed && <NotArrived error={failed.error} onRetry={() => void failed.refetch()} />}
      {terminals.data?.length === 0 && <p>{t('payments.terminals.none')}</p>}
      <ul className={css.accounts}>
        {terminals.data?.map((terminal) => (
          <TerminalCard
            key={terminal._id}
            terminal={terminal}
            devices={devices.data ?? NO_DEVICES}
            onEdit={() => setEdited(terminal)}
          />
        ))}
      </ul>
      <p>
        <Button icon="plus" variant="tonal" disabled={!terminals.data} onClick={() => setEdited('new')}>
          {t('payments.terminals.add')}
        </Button>
      </p>
      <TerminalSheet
        accounts={own}
        devices={devices.data ?? NO_DEVICES}
        terminal={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </section>
  );
}
