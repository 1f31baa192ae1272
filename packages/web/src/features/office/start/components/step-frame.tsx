import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { goToStep, keptSetup } from '../state/kept-setup.ts';
import { numberOf, STEPS, type StepId, stepAfter, stepBefore } from '../state/steps.ts';
import css from './step-frame.module.css';
import { StepList } from './step-list.tsx';

export type StepFrameProps = {
  readonly step: StepId;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** Called by the main button and by Enter. */
  readonly onNext: () => void;
  /** Text of the main button; the name of the next step when absent. */
  readonly nextLabel?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Error of the last attempt to go on. */
  readonly error?: unknown;
  /** Text for which it does not go on. */
  readonly problem?: string | undefined;
  /** True if the step can be left for later. */
  readonly canSkip?: boolean;
};

/** A step of the wizard between the list of all steps and the buttons that go on. */
export function StepFrame(props: StepFrameProps) {
  const {
    step,
    title,
    text,
    children,
    onNext,
    busy = false,
    disabled = false,
    error,
    problem,
    canSkip = false,
  } = props;
  const { t } = useTranslation('start');
  const { done } = usePersisted(keptSetup);
  const head = useRef<HTMLHeadingElement>(null);
  const next = stepAfter(step);
  const before = stepBefore(step);
  usePageTitle([title, t('title')]);
  // a new step is read out from its head
  useEffect(() => head.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onNext();
  };
  return (
    <form className={css.page} onSubmit={submit} noValidate>
      <StepList current={step} done={done} />
      <main className={css.main}>
        <p className={css.count}>{t('stepOf', { step: numberOf(step), count: STEPS.length })}</p>
        <h1 className={css.title} ref={head} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        {children}
      </main>
      <footer className={css.foot}>
        {before && (
          <Button variant="plain" size="l" icon="back" onClick={() => goToStep(before)}>
            {t('back')}
          </Button>
        )}
        {canSkip && next && (
          <Button variant="quiet" onClick={() => goToStep(next)}>
            {t('later')}
          </Button>
        )}
        <span className={css.says} role="alert">
          {problem ?? (error !== undefined && error !== null && t(errorKey(error)))}
        </span>
        <Button type="submit" size="l" busy={busy} disabled={disabled}>
          {props.nextLabel ?? (next && t(`steps.${next}`))}
        </Button>
      </footer>
    </form>
  );
}

function errorKey(error: unknown) {
  return `errors:${error instanceof CallError ? error.code : 'serverError'}` as const;
}
