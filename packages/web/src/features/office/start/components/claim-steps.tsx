import { LANGUAGE_CODES, languageOf } from '@comanda/contract/languages';
import { useState } from 'react';
import { chooseLocale, useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { ChoiceCards } from '../../../../ui/controls/choice-cards.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { looksLikeEmail } from '../../fields/index.ts';
import { finishStep, type KeptSetup, keptSetup } from '../state/kept-setup.ts';
import { isStrongPassword } from '../state/owner-form.ts';
import css from './parts.module.css';
import { RestaurantStep } from './restaurant-step.tsx';
import { StepFrame } from './step-frame.tsx';

type ClaimStepsProps = { readonly token: string; readonly onClaimed: (pin: string) => void };

/** The steps before the claim: language, owner, restaurant. What is typed is kept, but for the password. */
export function ClaimSteps({ token, onClaimed }: ClaimStepsProps) {
  const { step } = usePersisted(keptSetup);
  const [password, setPassword] = useState('');
  if (step === 'language') return <LanguageStep />;
  // the password is not kept: after a reload it is asked for again
  if (step === 'you' || password === '') return <OwnerStep {...{ password, setPassword }} />;
  return <RestaurantStep {...{ token, password, onClaimed }} />;
}

function LanguageStep() {
  const { t } = useTranslation('start');
  const { locale } = useLocale();
  const cards = LANGUAGE_CODES.map((code) => ({ value: code, label: languageOf(code).name }));
  const choose = (value: string) => {
    const code = LANGUAGE_CODES.find((each) => each === value);
    if (code !== undefined) void chooseLocale(code);
  };
  return (
    <StepFrame
      step="language"
      title={t('language.title')}
      text={t('language.text')}
      onNext={() => finishStep('language', 'you')}
    >
      <ChoiceCards cards={cards} value={locale.code} onChange={choose} columns={3} />
    </StepFrame>
  );
}

function OwnerStep(props: { readonly password: string; readonly setPassword: (password: string) => void }) {
  const { t } = useTranslation('start');
  const kept = usePersisted(keptSetup);
  const [password, setPassword] = useState(props.password);
  const [isTried, setTried] = useState(false);
  const set = (field: keyof KeptSetup) => (value: string) =>
    keptSetup.set((now) => ({ ...now, [field]: value }));
  const problems = {
    name: kept.name.trim() === '',
    email: !looksLikeEmail(kept.email),
    password: !isStrongPassword(password),
  };
  const says = (field: keyof typeof problems) =>
    isTried && problems[field] ? t(`you.problem.${field}`) : undefined;
  const next = () => {
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    props.setPassword(password);
    finishStep('you', 'restaurant');
  };
  return (
    <StepFrame step="you" title={t('you.title')} text={t('you.text')} onNext={next}>
      <div className={css.fields}>
        <TextField
          label={t('you.name')}
          value={kept.name}
          onChange={set('name')}
          error={says('name')}
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          label={t('you.email')}
          type="email"
          value={kept.email}
          onChange={set('email')}
          error={says('email')}
          autoComplete="email"
        />
        <TextField
          label={t('you.password')}
          type="password"
          value={password}
          onChange={setPassword}
          error={says('password')}
          hint={t('you.passwordHint')}
          autoComplete="new-password"
        />
      </div>
    </StepFrame>
  );
}
