import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { type ColumnTarget, isField } from '../columns/index.ts';
import { useFieldName } from '../hooks/use-field-name.ts';
import type { ImportFile } from '../hooks/use-import-file.ts';
import { ENCODINGS, type Encoding } from '../read/index.ts';
import { targetChoices } from '../state/target-choices.ts';
import css from './import-page.module.css';

type ColumnListProps = {
  readonly file: ImportFile | undefined;
  readonly onEncoding: (encoding: Encoding) => void;
  readonly onMap: (at: number, target: ColumnTarget) => void;
};

/** The field that each column of a file becomes; a file of a known till is recognised, and has nothing to choose. */
export function ColumnList({ file, onEncoding, onMap }: ColumnListProps) {
  const { t } = useTranslation('office-import');
  const fieldName = useFieldName();
  if (file === undefined) return null;
  const { summary, mapping, subject } = file;
  const { profile, columns, encoding } = summary;
  const name = (target: ColumnTarget) => (isField(target) ? fieldName(target) : t(`columns.${target}`));
  return (
    <section className={css.card}>
      <h2>{t('columns.title')}</h2>
      {profile !== 'any' && <p>{t(`profile.${profile}`)}</p>}
      {encoding !== undefined && (
        <SelectField
          label={t('columns.encoding')}
          value={encoding}
          onChange={(value) => onEncoding(value as Encoding)}
          options={ENCODINGS.map((value) => ({ value, label: t(`encoding.${value}`) }))}
        />
      )}
      {profile === 'any' && (
        <>
          <p className={css.note}>{t('columns.text')}</p>
          <ul className={cx(css.list, css.columns)}>
            {columns.map((column, at) => (
              <li key={column.id}>
                <b>{column.name || t('columns.unnamed', { number: at + 1 })}</b>
                <span className={css.note}>{column.examples.join(' · ')}</span>
                <SelectField
                  label={t('columns.becomes', { name: column.name || String(at + 1) })}
                  hideLabel
                  value={mapping[at] ?? 'skip'}
                  error={problemAt(mapping, at) ? t(`columns.${problemAt(mapping, at) ?? 'twice'}`) : null}
                  onChange={(value) => onMap(at, value as ColumnTarget)}
                  options={targetChoices(mapping[at], subject).map((value) => ({
                    value,
                    label: name(value),
                  }))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns what is wrong with a column's field: none chosen, or one that another column has. */
function problemAt(mapping: ImportFile['mapping'], at: number): 'undecided' | 'twice' | undefined {
  const target = mapping[at];
  if (target === 'ask') return 'undecided';
  if (target === undefined || !isField(target)) return undefined;
  return mapping.indexOf(target) < at ? 'twice' : undefined;
}
