import type { VipLevel } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge, type BadgeProps } from '../../../../ui/display/badge.tsx';
import { useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { type Correcting, CorrectRow } from '../components/correct-row.tsx';
import css from '../components/import-page.module.css';
import { useReasonText } from '../components/refused-file.tsx';
import { useFieldName } from '../hooks/use-field-name.ts';
import type { MemberPlan, PlannedMember } from './member-plan.ts';

/** The rows that are shown at once. */
const PAGE = 50;
const TONES = {
  new: 'ok',
  changed: 'left',
  same: 'quiet',
  refused: 'bad',
} as const satisfies Record<PlannedMember['standing'], BadgeProps['tone']>;
const ORDER = ['refused', 'changed', 'new'] as const;

type MemberRowsProps = { readonly plan: MemberPlan; readonly correcting: Correcting };

/** The rows of a file of members that are not the same, with the old values beside the new ones, or the reason. */
export function MemberRows({ plan, correcting }: MemberRowsProps) {
  const { t } = useTranslation('office-import');
  const [shown, setShown] = useState(PAGE);
  const levelName = useLevelName();
  const rows = ORDER.flatMap((standing) => plan.rows.filter((row) => row.standing === standing));
  if (rows.length === 0) return <p>{t('members.none')}</p>;
  return (
    <section className={css.card}>
      <h2>{t('rows.title')}</h2>
      <ul className={css.list}>
        {rows.slice(0, shown).map((row) => (
          <MemberLine key={row.row} {...{ row, levelName, correcting }} />
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

type MemberLineProps = {
  readonly row: PlannedMember;
  readonly levelName: (id: string) => string;
  readonly correcting: Correcting;
};

function MemberLine({ row: planned, levelName, correcting }: MemberLineProps) {
  const { row, standing, name, changes, refusals } = planned;
  const { t } = useTranslation('office-import');
  const fieldName = useFieldName();
  const reasonText = useReasonText();
  const valueText = (field: string, value = '') => (field === 'level' ? levelName(value) : value);
  return (
    <li>
      <div className={css.head}>
        <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>
        <b>{name || t('rows.unnamed')}</b>
        <span className={css.note}>{t('rows.row', { row })}</span>
      </div>
      {refusals.map((refusal) => (
        <span key={`${refusal.column}/${refusal.reason}`} className={css.bad}>
          {reasonText(refusal)}
        </span>
      ))}
      {standing === 'refused' && <CorrectRow {...{ planned, correcting }} />}
      {changes.map(({ field, was, value }) => (
        <span key={field}>
          {t('rows.of', { field: fieldName(field) })}{' '}
          {was !== undefined && <s className={css.was}>{valueText(field, was)}</s>}{' '}
          <b>{valueText(field, value)}</b>
        </span>
      ))}
    </li>
  );
}

/** Returns the function that names a level. */
function useLevelName(): (id: string) => string {
  const { isJoined } = useOffice();
  const { say } = useLocale();
  const { data = [] } = useLiveDocuments<VipLevel>('vipLevels', isJoined);
  return (id) => say(data.find(({ _id }) => _id === id)?.name) || id;
}
