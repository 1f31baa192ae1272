import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import type { ImportChoices } from '../hooks/use-import-plan.ts';
import type { ImportPlan, PlannedRow } from '../plan/index.ts';
import css from './import-page.module.css';

const STANDINGS = ['new', 'changed', 'same', 'asks', 'refused'] as const;

type PlanSummaryProps = {
  readonly plan: ImportPlan;
  readonly choices: ImportChoices;
  readonly choose: (more: Partial<ImportChoices>) => void;
  readonly isBusy: boolean;
  readonly children: ReactNode;
};

/** Numbers of an import before it is made, and the two ticks that let it take something away. */
export function PlanSummary({ plan, choices, choose, isBusy, children }: PlanSummaryProps) {
  const { t } = useTranslation('office-import');
  const count = (standing: PlannedRow['standing']) =>
    plan.rows.filter((row) => row.standing === standing).length;
  return (
    <section className={cx(css.card, css.side)} aria-busy={isBusy}>
      <h2>{t('summary.title')}</h2>
      <dl className={css.counts}>
        {STANDINGS.filter((standing) => standing !== 'asks' || count(standing) > 0).map((standing) => (
          <div key={standing} data-standing={count(standing) > 0 ? standing : undefined}>
            <dt>{t(`summary.${standing}`)}</dt>
            <dd>{count(standing)}</dd>
          </div>
        ))}
      </dl>
      {plan.newCategories.length > 0 && (
        <p>{t('summary.newCategories', { names: plan.newCategories.join(', ') })}</p>
      )}
      <TickLabel
        type="checkbox"
        className={css.tick}
        checked={choices.clearsEmpty}
        onChange={(clearsEmpty) => choose({ clearsEmpty })}
      >
        {t('summary.clearsEmpty')}
      </TickLabel>
      <TickLabel
        type="checkbox"
        className={css.tick}
        checked={choices.archivesAbsent}
        onChange={(archivesAbsent) => choose({ archivesAbsent })}
      >
        {t('summary.archivesAbsent')}
      </TickLabel>
      {plan.archived.length > 0 && (
        <p>{t('summary.archived', { count: plan.archived.length, names: namesText(plan.archived) })}</p>
      )}
      {plan.kept.length > 0 && (
        <p>{t('summary.kept', { count: plan.kept.length, names: namesText(plan.kept) })}</p>
      )}
      {children}
    </section>
  );
}

/** The names that are written out. */
const SHOWN = 20;

function namesText(names: readonly string[]): string {
  return names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} …` : names.join(', ');
}
