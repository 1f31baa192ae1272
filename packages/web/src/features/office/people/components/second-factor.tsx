import type { ConfirmedFactor, NewFactor, Page, SecondFactor } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { copyText } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { RequiredFactor } from './required-factor.tsx';
import css from './second-factor.module.css';

const FACTOR_KEY = [STAFF_QUERIES, 'users/secondFactor'] as const;

/** The second factor of the person signed in: its state, set-up and end (office B6.3). */
export function SecondFactorSection() {
  const { t } = useTranslation('people');
  const { session, isJoined } = useOffice();
  const queries = useQueryClient();
  const { data: factor } = useQuery({
    queryKey: FACTOR_KEY,
    enabled: isJoined,
    queryFn: async () => {
      const find = () => connection.call<Page<SecondFactor>>('find', 'users/secondFactor', {});
      return (await callAsStaff(find)).data[0] ?? null;
    },
  });
  const renew = () => queries.invalidateQueries({ queryKey: FACTOR_KEY });
  const begin = useMutation({
    mutationFn: () => callAsStaff(() => create<NewFactor>('users/secondFactor', {})),
  });
  if (!factor) return null;
  const isOn = factor.confirmedAt !== undefined;
  return (
    <section className={css.factor} aria-labelledby="second-factor">
      <h2 id="second-factor" className={css.title}>
        {t('factor.title')}
      </h2>
      <p className={css.quiet}>{t('factor.text')}</p>
      <p>{isOn ? t('factor.on', { count: factor.codesLeft ?? 0 }) : t('factor.off')}</p>
      <p>
        {isOn ? (
          <FactorEnd id={factor._id} onEnded={renew} />
        ) : (
          <Button variant="tonal" icon="lock" busy={begin.isPending} onClick={() => begin.mutate()}>
            {t('factor.setUp')}
          </Button>
        )}
      </p>
      {session.staff.role === 'owner' && <RequiredFactor />}
      <Sheet
        open={begin.data !== undefined}
        onClose={begin.reset}
        title={t('factor.title')}
        closeLabel={t('common:close')}
      >
        {begin.data && <FactorSetUp begun={begin.data} onConfirmed={renew} onKept={begin.reset} />}
      </Sheet>
    </section>
  );
}

type FactorEndProps = { readonly id: string; readonly onEnded: () => Promise<void> };

/** The button that turns the second factor off, after a question. */
function FactorEnd({ id, onEnded }: FactorEndProps) {
  const { t } = useTranslation('people');
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => callAsStaff(() => connection.call('remove', 'users/secondFactor', id)),
    onSettled: () => {
      setAsked(false);
      return onEnded();
    },
  });
  return (
    <>
      <Button variant="plain" onClick={() => setAsked(true)}>
        {t('factor.end')}
      </Button>
      <Dialog
        open={isAsked}
        title={t('factor.ask')}
        text={t('factor.askText')}
        confirmLabel={t('factor.end')}
        cancelLabel={t('common:cancel')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

type FactorSetUpProps = {
  readonly begun: NewFactor;
  /** Called once the factor is on, its recovery codes still to be kept. */
  readonly onConfirmed: () => void;
  readonly onKept: () => void;
};

/** The code to scan, the confirmation by a code of the app, then the recovery codes. */
function FactorSetUp({ begun, onConfirmed, onKept }: FactorSetUpProps) {
  const { t } = useTranslation('people');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = useMutation({
    mutationFn: () => callAsStaff(() => create<ConfirmedFactor>('users/secondFactor/confirm', { code })),
    meta: SHOWN_IN_PLACE,
    onSuccess: onConfirmed,
    onError: () => setCode(''),
  });
  const refusal = confirm.error instanceof CallError ? confirm.error.code : 'serverError';
  if (confirm.data) return <RecoveryCodes codes={confirm.data.codes} onKept={onKept} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code === '');
    if (code !== '') confirm.mutate();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t('factor.scan')}</p>
      <img
        className={css.code}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(begun.svg)}`}
        alt={t('factor.picture')}
        width={220}
        height={220}
      />
      <p>
        {t('factor.key')} <code className={css.key}>{begun.secret}</code>
      </p>
      <TextField
        label={t('factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // apps show and copy it in two groups
        maxLength={7}
        value={code}
        onChange={(typed) => setCode(typed.replace(/\s/g, ''))}
        error={isMissing ? t('factor.codeMissing') : confirm.isError ? t(`errors:${refusal}`) : undefined}
      />
      <Button type="submit" wide busy={confirm.isPending}>
        {t('factor.confirm')}
      </Button>
    </form>
  );
}

/** The recovery codes, shown once; they take the focus, for the form that had it is gone. */
function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  const { t } = useTranslation('people');
  const shown = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'marked'>();
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1} className={css.form}>
      <h3 className={css.title}>{t('factor.codesTitle')}</h3>
      <p>{t('factor.codesText')}</p>
      <ol ref={list} className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button
        wide
        variant="tonal"
        onClick={async () => setOutcome(await copyText(codes.join('\n'), list.current))}
      >
        {t('factor.copy')}
      </Button>
      <p role="status" className={css.outcome}>
        {outcome !== undefined && t(`office:copy.${outcome}`)}
      </p>
      <Button wide onClick={onKept}>
        {t('factor.kept')}
      </Button>
    </div>
  );
}
