import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { APP_NAME } from '../../../../lib/use-page-title.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { goToStep } from '../state/kept-setup.ts';
import { isAfterClaim, numberOf, STEPS, type StepId } from '../state/steps.ts';
import css from './step-list.module.css';

type StepListProps = { readonly current: StepId; readonly done: readonly StepId[] };

/** All steps with those that are done; after the claim one goes to any of those that follow it. */
export function StepList({ current, done }: StepListProps) {
  const { t } = useTranslation('start');
  return (
    <nav className={css.steps} aria-label={t('title')}>
      <p className={css.brand}>{APP_NAME}</p>
      <p className={css.text}>{t('promise')}</p>
      <ol className={css.list}>
        {STEPS.map((step) => {
          const isDone = done.includes(step);
          const mark = isDone ? <Icon name="check" size="s" /> : numberOf(step);
          const name = (
            <>
              <span className={css.mark}>{mark}</span>
              <span>{t(`steps.${step}`)}</span>
              {isDone && <span className="sr">{t('done')}</span>}
            </>
          );
          const isOpen = isAfterClaim(current) && isAfterClaim(step) && step !== current;
          return (
            <li key={step} aria-current={step === current ? 'step' : undefined}>
              {isOpen ? (
                <button type="button" className={css.step} onClick={() => goToStep(step)}>
                  {name}
                </button>
              ) : (
                <span className={cx(css.step, step === current && css.on)}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={css.text}>
        <Icon name="check" size="s" /> {t('kept')}
      </p>
    </nav>
  );
}
