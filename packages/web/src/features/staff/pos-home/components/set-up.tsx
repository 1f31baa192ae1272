import type { PairDevice, PairedDevice } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { startPosMode } from '../../../../data/devices/pos-mode.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isOffHomeScreen } from '../../../../lib/home-screen.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ChoiceCards } from '../../../../ui/controls/choice-cards.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import type { IconName } from '../../../../ui/icons/icon.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { askToKeep } from '../state/run-checks.ts';
import { Checks } from './checks.tsx';
import { LanguageMenu } from './language-menu.tsx';
import css from './set-up.module.css';

const KINDS = [
  { kind: 'till', icon: 'cash' },
  { kind: 'handheld', icon: 'phone' },
  { kind: 'kiosk', icon: 'tap' },
  { kind: 'tabletop', icon: 'dine' },
] as const satisfies readonly { kind: PairDevice['kind']; icon: IconName }[];
type Kind = (typeof KINDS)[number]['kind'];

/** Returns the data of the pairing as typed. */
function dataOf({ code, name, kind }: Pick<PairDevice, 'code' | 'name' | 'kind'>): PairDevice {
  return { code: code.trim(), name: name.trim(), kind };
}

/** Loads the page anew, in point-of-sale mode. */
const open = () => globalThis.location.replace(ROUTES.posHome);

function PairForm({ onPaired }: { readonly onPaired: () => void }) {
  const { t } = useTranslation('pos-home');
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind>('till');
  const [isTried, setTried] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const isCodeMissing = code.trim() === '';
  const isNameMissing = name.trim() === '';
  const pair = useMutation({
    mutationFn: () => create<PairedDevice>('devices/pair', dataOf({ code, name, kind })),
    onSuccess: ({ device, deviceToken }) => {
      startPosMode({ device, token: deviceToken });
      onPaired();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(isCodeMissing || isNameMissing);
    if (isCodeMissing) codeField.current?.focus();
    else if (isNameMissing) nameField.current?.focus();
    else {
      // while the press counts as leave: some browsers ask the person
      void askToKeep();
      pair.mutate();
    }
  };
  const problem =
    pair.error && t(`errors:${pair.error instanceof CallError ? pair.error.code : 'serverError'}`);
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        ref={codeField}
        label={t('setUp.code')}
        hint={t('setUp.codeHint')}
        error={isTried && isCodeMissing ? t('setUp.codeMissing') : problem}
        value={code}
        onChange={(typed) => setCode(typed.toUpperCase())}
        maxLength={16}
        autoComplete="off"
        required
      />
      <TextField
        ref={nameField}
        label={t('setUp.name')}
        hint={t('setUp.nameHint')}
        error={isTried && isNameMissing ? t('setUp.nameMissing') : null}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        required
      />
      <fieldset className={css.kinds}>
        <legend className={css.legend}>{t('setUp.kind')}</legend>
        <ChoiceCards
          columns={2}
          cards={KINDS.map(({ kind: value, icon }) => ({
            value,
            icon,
            label: t(`kind.${value}.name`),
            note: t(`kind.${value}.note`),
          }))}
          value={kind}
          onChange={(value) => setKind(KINDS.find((each) => each.kind === value)?.kind ?? kind)}
        />
      </fieldset>
      <Button type="submit" size="l" wide busy={pair.isPending}>
        {t('setUp.pair')}
      </Button>
    </form>
  );
}

export type SetUpProps = {
  /** True if this device was paired until a manager ended it. */
  readonly isRevoked?: boolean;
};

/** Set-up of an unpaired device: code, name, kind, then the checks (T1.3). */
export function SetUp({ isRevoked = false }: SetUpProps) {
  const { t } = useTranslation('pos-home');
  const [isPaired, setPaired] = useState(false);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t(isPaired ? 'checks.title' : 'setUp.title')}</h1>
        <LanguageMenu />
      </header>
      {isRevoked && !isPaired && (
        <Banner tone="bad" icon="alert" title={t('setUp.revoked')} text={t('setUp.revokedText')} />
      )}
      {isPaired ? (
        <>
          <Checks />
          <Button size="l" wide onClick={open}>
            {t('checks.open')}
          </Button>
        </>
      ) : (
        <>
          {isOffHomeScreen() && (
            <Banner icon="phone" title={t('setUp.homeScreen')} text={t('setUp.homeScreenText')} />
          )}
          <p className={css.lead}>{t('setUp.text')}</p>
          <PairForm onPaired={() => setPaired(true)} />
        </>
      )}
    </main>
  );
}
