import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useDraft } from '../draft-context.ts';
import type { Describe } from '../state/described-edit.ts';
import { ProblemList } from './problem-list.tsx';
import css from './review-sheet.module.css';

type RefusedProps = { readonly set: string | undefined; readonly describe: Describe };

/** The reason for which the last change of a set was refused; toasts wait until the sheet is closed. */
export function Refused({ set, describe }: RefusedProps) {
  const { t } = useTranslation('office');
  const { refused } = useDraft();
  if (refused === undefined || refused.set !== set) return null;
  return (
    <div role="alert" className={css.refused}>
      <p>{t(refused.text)}</p>
      <ProblemList problems={refused.problems} describe={describe} />
    </div>
  );
}
