import type { Device, PaymentAccount, Terminal } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { CheckList } from '../../../../ui/controls/choice-list.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { type TerminalDraft, useSaveTerminal } from '../hooks/use-terminals.ts';
import { problemsOf } from '../state/account-draft.ts';
import css from './account-sheet.module.css';

type TerminalFormProps = {
  readonly accounts: readonly PaymentAccount[];
  readonly devices: readonly Device[];
  /** The terminal to change; a new one when absent. */
  readonly terminal: Terminal | undefined;
  readonly onClose: () => void;
};

/** Form of a card terminal of the shop. */
export function TerminalSheet({ open, ...props }: TerminalFormProps & { readonly open: boolean }) {
  const { t } = useTranslation('office');
  const { terminal, onClose } = props;
  const title = t(terminal === undefined ? 'payments.terminals.add' : 'payments.terminals.edit');
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common:close')}>
      {open && <TerminalForm {...props} />}
    </Sheet>
  );
}

type DeviceChoiceProps = {
  readonly devices: readonly Device[];
  readonly chosen: TerminalDraft['devices'];
  readonly onChange: (chosen: string[]) => void;
};

/** The devices of the shop, of which some use the terminal. */
function DeviceChoice({ devices, chosen, onChange }: DeviceChoiceProps) {
  const { t } = useTranslation('office');
  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{t('payments.terminals.devices')}</legend>
      {devices.length === 0 && <p className="muted">{t('payments.terminals.noDevices')}</p>}
      <CheckList
        choices={devices.map(({ _id, name }) => ({ value: _id, label: name }))}
        values={chosen}
        onChange={(next) => onChange([...next])}
      />
    </fieldset>
  );
}

/** Returns the draft of a terminal, what is wrong with it, and what sends it. */
function useTerminalForm({ accounts, terminal, onClose }: TerminalFormProps) {
  const [draft, setDraft] = useState<TerminalDraft>({
    name: terminal?.name ?? '',
    account: terminal?.account ?? accounts[0]?._id ?? '',
    reader: terminal?.reader ?? '',
    devices: terminal?.devices ?? [],
  });
  const [isTried, setTried] = useState(false);
  const save = useSaveTerminal(terminal, onClose);
  const error = save.error instanceof CallError ? save.error : undefined;
  const problems = problemsOf(error?.data ?? {});
  const isMissing = (field: 'name' | 'reader') => draft[field].trim() === '';
  const change = (changed: Partial<TerminalDraft>) => setDraft((held) => ({ ...held, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing('name') || isMissing('reader')) return;
    save.mutate({ ...draft, name: draft.name.trim(), reader: draft.reader.trim() });
  };
  // what is shown at a field is not said twice
  const failure = save.isError && problems.size === 0 ? (error?.code ?? 'serverError') : undefined;
  const problemOf = (field: 'name' | 'reader') =>
    isTried && isMissing(field) ? 'missing' : problems.get(field);
  return { draft, change, submit, problemOf, failure, isPending: save.isPending };
}

function TerminalForm(props: TerminalFormProps) {
  const { accounts, devices } = props;
  const { t } = useTranslation('office');
  const { draft, change, submit, problemOf, failure, isPending } = useTerminalForm(props);
  const errorOf = (name: 'name' | 'reader') => {
    const problem = problemOf(name);
    return problem && t(`payments.problem.${problem}`);
  };
  return (
    <form className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      <TextField
        label={t('payments.terminals.name')}
        hint={t('payments.terminals.nameHint')}
        value={draft.name}
        maxLength={60}
        required
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      {accounts.length > 1 && (
        <SelectField
          label={t('payments.terminals.account')}
          value={draft.account}
          onChange={(account) => change({ account })}
          options={accounts.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      <TextField
        label={t('payments.terminals.reader')}
        hint={t('payments.terminals.readerHint')}
        value={draft.reader}
        maxLength={64}
        required
        error={errorOf('reader')}
        onChange={(reader) => change({ reader })}
      />
      <DeviceChoice
        devices={devices}
        chosen={draft.devices}
        onChange={(chosen) => change({ devices: chosen })}
      />
      {failure !== undefined && (
        <Banner
          tone="bad"
          icon="alert"
          title={t('payments.terminals.notSaved')}
          text={t(`errors:${failure}`)}
        />
      )}
      <Button type="submit" wide busy={isPending}>
        {t('payments.terminals.save')}
      </Button>
    </form>
  );
}
