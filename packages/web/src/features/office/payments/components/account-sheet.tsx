import type { PaymentAccount, PaymentProviderForm } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { useFirstWrongField } from '../../../../lib/use-first-wrong-field.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useSaveAccount } from '../hooks/use-accounts.ts';
import { type AccountDraft, draftOf, problemsOf } from '../state/account-draft.ts';
import css from './account-sheet.module.css';

type AccountSheetProps = {
  readonly forms: readonly PaymentProviderForm[];
  /** The account to change; a new one when absent. */
  readonly account: PaymentAccount | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Form of an account at a payment provider, with the fields that the provider names. */
export function AccountSheet({ forms, account, open, onClose }: AccountSheetProps) {
  const { t } = useTranslation('office');
  const title = t(account === undefined ? 'payments.add' : 'payments.edit');
  const first = forms.find(({ _id }) => _id === account?.provider) ?? forms[0];
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common:close')}>
      {open && first !== undefined && (
        <AccountForm forms={forms} first={first} account={account} onSaved={onClose} />
      )}
    </Sheet>
  );
}

type AccountFormProps = Pick<AccountSheetProps, 'forms' | 'account'> & {
  readonly first: PaymentProviderForm;
  readonly onSaved: () => void;
};

/** Returns the account as it is typed, with the problems that the server found in what was sent. */
function useAccountForm({ forms, first, account, onSaved }: AccountFormProps) {
  const { t } = useTranslation('office');
  const [draft, setDraft] = useState<AccountDraft>(() => draftOf(first, account));
  const save = useSaveAccount(account, onSaved);
  const form = forms.find(({ _id }) => _id === draft.provider) ?? first;
  const error = save.error instanceof CallError ? save.error : undefined;
  const problems = problemsOf(error?.data ?? {});
  const errorOf = (name: string) => {
    const problem = problems.get(name);
    return problem && t(`payments.problem.${problem}`);
  };
  const change = (changed: Partial<AccountDraft>) => setDraft((held) => ({ ...held, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ draft, form });
  };
  const failure = save.isError && problems.size === 0 ? (error?.code ?? 'serverError') : undefined;
  const ref = useFirstWrongField(save.error);
  return { draft, form, change, submit, errorOf, failure, ref, isSaving: save.isPending };
}

function AccountForm(props: AccountFormProps) {
  const { forms, account } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { draft, form, change, submit, errorOf, failure, ref, isSaving } = useAccountForm(props);
  return (
    <form ref={ref} className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      {account === undefined && forms.length > 1 && (
        <SelectField
          label={t('payments.provider')}
          value={draft.provider}
          onChange={(provider) => change({ provider, values: {} })}
          options={forms.map(({ _id, name }) => ({ value: _id, label: say(name) }))}
        />
      )}
      <TextField
        label={t('payments.name')}
        hint={t('payments.nameHint')}
        value={draft.name}
        maxLength={60}
        required
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <Segmented
        label={t('payments.mode.label')}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        options={(['test', 'live'] as const).map((mode) => ({
          value: mode,
          label: t(`payments.mode.${mode}`),
        }))}
      />
      <p className={css.note}>
        <a className={css.link} href={form.keysAt} target="_blank" rel="noreferrer">
          {t('payments.keysAt', { provider: say(form.name) })}
        </a>
      </p>
      {form.fields.map((field) => (
        <ProviderField
          key={field.name}
          field={field}
          account={account}
          value={draft.values[field.name] ?? ''}
          error={errorOf(field.name)}
          onChange={(value) => change({ values: { ...draft.values, [field.name]: value } })}
        />
      ))}
      <TextField
        label={t('payments.expiry.label')}
        note={t('payments.optional')}
        hint={t('payments.expiry.hint')}
        type="date"
        value={draft.expires}
        onChange={(expires) => change({ expires })}
      />
      {failure !== undefined && (
        <Banner tone="bad" icon="alert" title={t('payments.notSaved')} text={t(`errors:${failure}`)} />
      )}
      <Button type="submit" wide busy={isSaving}>
        {t('payments.save')}
      </Button>
    </form>
  );
}

type ProviderFieldProps = {
  readonly field: PaymentProviderForm['fields'][number];
  readonly account: PaymentAccount | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A field as its provider describes it; of a key that is set only its last characters are known. */
function ProviderField({ field, account, value, error, onChange }: ProviderFieldProps) {
  const { t } = useTranslation('office');
  const { locale, say } = useLocale();
  const known = account?.secrets[field.name];
  const kept =
    known && t('payments.kept', { last4: known.last4, day: dayText(known.changedAt, locale.intl) });
  return (
    <TextField
      label={say(field.label)}
      note={field.isOptional ? t('payments.optional') : undefined}
      hint={[kept, field.hint && say(field.hint)].filter(Boolean).join(' ')}
      type={field.isSecret ? 'password' : 'text'}
      autoComplete={field.isSecret ? 'new-password' : 'off'}
      maxLength={2_000}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
