import type { PaymentMethod, Shop } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useLanguages } from '../../frame/index.ts';
import { useSaveMethod } from '../hooks/use-own-methods.ts';
import { channelOf } from '../state/method-places.ts';
import {
  type MethodDraft,
  methodDraft,
  namesOf,
  OWN_PROVIDERS,
  type QrEntry,
  readQr,
  schemeOf,
  withProvider,
} from '../state/own-method.ts';
import css from './account-sheet.module.css';
import { PlaceChoice } from './place-choice.tsx';
import { QrFields } from './qr-fields.tsx';

type OwnMethodFormProps = {
  readonly shop: Shop;
  /** The way to pay to change; a new one when absent. */
  readonly method: PaymentMethod | undefined;
  readonly onClose: () => void;
};

/** Form of a way to pay without an account at a provider. */
export function OwnMethodSheet({ open, ...props }: OwnMethodFormProps & { readonly open: boolean }) {
  const { t } = useTranslation('office');
  const { method, onClose } = props;
  const title = t(method === undefined ? 'payments.own.add' : 'payments.edit');
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common:close')}>
      {open && <OwnMethodForm {...props} />}
    </Sheet>
  );
}

/** Returns the draft of a way to pay, the entry of its bank account that is wrong, and what sends it. */
function useOwnMethodForm({ shop, method, onClose }: OwnMethodFormProps) {
  const scheme = schemeOf(shop);
  const providers = OWN_PROVIDERS.filter((each) => each !== 'qr' || scheme !== undefined);
  const given = providers.find((each) => each === method?.provider) ?? providers[0] ?? 'counter';
  const [draft, setDraft] = useState<MethodDraft>(() => methodDraft(shop, given, method));
  const [wrong, setWrong] = useState<QrEntry>();
  const [isTried, setTried] = useState(false);
  const { first } = useLanguages();
  const save = useSaveMethod(method, onClose);
  const isNameless = (draft.names[first.field] ?? '').trim() === '';
  const change = (changed: Partial<MethodDraft>) => {
    setWrong(undefined);
    setDraft((held) => ({ ...held, ...changed }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { provider, names } = draft;
    const name = namesOf(names, first);
    setTried(true);
    if (draft.places.length === 0 || isNameless) return;
    const channel = channelOf(provider, draft.places);
    if (provider !== 'qr' || scheme === undefined) return save.mutate({ name, provider, channel });
    const qr = readQr(scheme, draft);
    if ('wrong' in qr) return setWrong(qr.wrong);
    save.mutate({ name, provider, qr, channel });
  };
  const failure = save.error instanceof CallError ? save.error.code : save.error && 'serverError';
  const nameMissing = isTried && isNameless ? first : undefined;
  return { scheme, providers, draft, change, submit, wrong, nameMissing, failure, isPending: save.isPending };
}

function OwnMethodForm(props: OwnMethodFormProps) {
  const { t } = useTranslation('office');
  const form = useOwnMethodForm(props);
  const { scheme, providers, draft, change, submit, wrong, nameMissing, failure, isPending } = form;
  const { asked } = useLanguages();
  return (
    <form className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      {props.method === undefined && (
        <SelectField
          label={t('payments.own.how')}
          hint={t(`payments.own.about.${draft.provider}`)}
          value={draft.provider}
          onChange={(value) =>
            change(withProvider(providers.find((each) => each === value) ?? draft.provider))
          }
          options={providers.map((each) => ({
            value: each,
            label: t(each === 'qr' && scheme ? `payments.own.scheme.${scheme}` : `payments.own.kind.${each}`),
          }))}
        />
      )}
      {asked(props.method?.name).map(({ field, name: language }, index) => (
        <TextField
          key={field}
          label={t('menu.nameIn', { language })}
          note={index > 0 ? t('payments.optional') : undefined}
          required={index === 0}
          error={
            index === 0 && nameMissing ? t('menu.entryNameNeeded', { language: nameMissing.name }) : undefined
          }
          maxLength={200}
          value={draft.names[field] ?? ''}
          onChange={(text) => change({ names: { ...draft.names, [field]: text } })}
        />
      ))}
      {draft.provider === 'qr' && scheme !== undefined && (
        <QrFields scheme={scheme} draft={draft} wrong={wrong} onChange={change} />
      )}
      <PlaceChoice
        provider={draft.provider}
        chosen={draft.places}
        onChange={(places) => change({ places })}
      />
      {failure && (
        <Banner tone="bad" icon="alert" title={t('payments.notSaved')} text={t(`errors:${failure}`)} />
      )}
      <Button type="submit" wide busy={isPending}>
        {t('payments.own.save')}
      </Button>
    </form>
  );
}
