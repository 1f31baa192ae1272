import type { ChangeProblem } from '@comanda/contract';
import { LANGUAGES, WHOLE } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { Describe } from '../state/described-edit.ts';
import css from './review-sheet.module.css';

type ProblemListProps = { readonly problems: readonly ChangeProblem[]; readonly describe: Describe };

/** Errors and warnings of a set's check. */
export function ProblemList({ problems, describe }: ProblemListProps) {
  const { t } = useTranslation('office');
  if (problems.length === 0) return null;
  const ordered = [...problems].sort((one, other) => one.level.localeCompare(other.level));
  return (
    <ul className={css.problems}>
      {ordered.map(({ level, code, list, entity, path = WHOLE, about }) => (
        <li key={`${list}/${entity}/${path}/${code}/${about ?? ''}`}>
          <Badge tone={level === 'error' ? 'bad' : 'left'}>{t(`changes.level.${level}`)}</Badge>
          <span>
            {t('changes.problemOf', {
              name: describe({ list, entity, path }).title,
              problem: t(`changes.problem.${code}`, { language: languageOf(path) }),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the name of the language that a path leads to; empty for other paths. */
function languageOf(path: string): string {
  return LANGUAGES.find(({ field }) => path.endsWith(`.${field}`))?.name ?? '';
}
