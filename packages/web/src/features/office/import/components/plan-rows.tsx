import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { Badge, type BadgeProps } from '../../../../ui/display/badge.tsx';
import { useFieldName } from '../hooks/use-field-name.ts';
import type { ImportChoices } from '../hooks/use-import-plan.ts';
import { useValueText } from '../hooks/use-value-text.ts';
import type { ImportPlan, MenuLists, NameAnswer, PlannedRow } from '../plan/index.ts';
import { type Correcting, CorrectRow } from './correct-row.tsx';
import css from './import-page.module.css';
import { useReasonText } from './refused-file.tsx';

type PlanRowsProps = {
  readonly plan: ImportPlan;
  readonly choices: ImportChoices;
  readonly choose: (more: Partial<ImportChoices>) => void;
  readonly lists: MenuLists;
  readonly correcting: Correcting;
};

/** The rows that are shown at once. */
const PAGE = 50;
const TONES = {
  new: 'ok',
  changed: 'left',
  same: 'quiet',
  asks: 'hot',
  refused: 'bad',
} as const satisfies Record<PlannedRow['standing'], BadgeProps['tone']>;
const ORDER = ['asks', 'refused', 'changed', 'new'] as const;

/** The rows that are not the same, what asks for an answer first: the old value beside the new one, or the reason. */
export function PlanRows({ plan, choices, choose, lists, correcting }: PlanRowsProps) {
  const { t } = useTranslation('office-import');
  const [shown, setShown] = useState(PAGE);
  const rows = ORDER.flatMap((standing) => plan.rows.filter((row) => row.standing === standing));
  const asked = plan.rows.filter(
    ({ row, standing }) => standing === 'asks' || choices.answers[row] !== undefined,
  );
  if (rows.length === 0) return <p>{t('rows.none')}</p>;
  return (
    <section className={css.card}>
      <h2>{t('rows.title')}</h2>
      {(asked.length > 0 || choices.sameNames !== undefined) && (
        <SelectField
          label={t('rows.sameNames')}
          hint={t('rows.sameNamesHint')}
          value={choices.sameNames ?? ''}
          onChange={(value) => value !== '' && choose({ sameNames: value as NameAnswer, answers: {} })}
          options={[
            ...(choices.sameNames === undefined ? [{ value: '', label: t('rows.choose') }] : []),
            { value: 'same', label: t('rows.same') },
            { value: 'new', label: t('rows.new') },
          ]}
        />
      )}
      <ul className={css.list}>
        {rows.slice(0, shown).map((row) => (
          <PlanRow
            key={row.row}
            {...{ row, lists, correcting }}
            onAnswer={(answer) => choose({ answers: { ...choices.answers, [row.row]: answer } })}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <div className={css.acts}>
          <Button variant="plain" onClick={() => setShown(shown + PAGE)}>
            {t('rows.more', { count: rows.length - shown })}
          </Button>
        </div>
      )}
    </section>
  );
}

type PlanRowProps = {
  readonly row: PlannedRow;
  readonly lists: MenuLists;
  readonly correcting: Correcting;
  readonly onAnswer: (answer: NameAnswer) => void;
};

function PlanRow({ row, lists, correcting, onAnswer }: PlanRowProps) {
  const { t } = useTranslation('office-import');
  const fieldName = useFieldName();
  const reasonText = useReasonText();
  const valueText = useValueText(lists);
  const { standing, name, changes, refusals } = row;
  return (
    <li>
      <div className={css.head}>
        <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>
        <b>{name || t('rows.unnamed')}</b>
        <span className={css.note}>{t('rows.row', { row: row.row })}</span>
      </div>
      {refusals.map((refusal) => (
        <span key={`${refusal.column}/${refusal.reason}`} className={css.bad}>
          {reasonText(refusal)}
        </span>
      ))}
      {standing === 'refused' && <CorrectRow planned={row} correcting={correcting} />}
      {changes.map(({ path, was, value }) => (
        <span key={path}>
          {t('rows.of', { field: fieldName(path) })}{' '}
          {standing !== 'new' && <s className={css.was}>{valueText(path, was)} </s>}
          <b>{valueText(path, value) || t('rows.empty')}</b>
        </span>
      ))}
      {standing === 'asks' && (
        <div className={css.acts}>
          <Button variant="tonal" size="s" onClick={() => onAnswer('same')}>
            {t('rows.same')}
          </Button>
          <Button variant="plain" size="s" onClick={() => onAnswer('new')}>
            {t('rows.new')}
          </Button>
        </div>
      )}
    </li>
  );
}
