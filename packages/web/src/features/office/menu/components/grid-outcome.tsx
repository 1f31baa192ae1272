import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import type { GridTexts } from '../hooks/use-grid-columns.ts';
import type { PastePlan } from '../state/paste.ts';
import css from './grid-outcome.module.css';

/** Number of cells that are listed one by one. */
const MAX_LISTED = 8;

type GridOutcomeProps = GridTexts & {
  readonly outcome: PastePlan | undefined;
  readonly onClose: () => void;
};

/** The number of cells that changed by a paste, and each that did not fit with the reason (B3.2). */
export function GridOutcome({ outcome, titleOf, problemText, onClose }: GridOutcomeProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const refused = outcome?.refused ?? [];
  const beyond = outcome?.beyond ?? 0;
  const others = refused.length - MAX_LISTED;
  return (
    <div role="status" className={css.outcome}>
      {outcome !== undefined && (
        <div className={css.box}>
          <div className={css.head}>
            <b>{t('menu.grid.changed', { count: outcome.changed })}</b>
            <IconButton icon="close" label={t('common:close')} onClick={onClose} />
          </div>
          {beyond > 0 && <p>{t('menu.grid.beyond', { count: beyond })}</p>}
          {refused.length > 0 && (
            <>
              <p className={css.bad}>{t('menu.grid.refused', { count: refused.length })}</p>
              <ul className={css.list}>
                {refused.slice(0, MAX_LISTED).map(({ dish, column, text, problem }) => (
                  <li key={`${dish.id} ${column.key}`}>
                    {t('menu.grid.cell', { column: titleOf(column), name: say(dish.now.name) })}
                    {text !== '' && <q className={css.text}>{text}</q>} {problemText(problem)}
                  </li>
                ))}
              </ul>
              {others > 0 && <p>{t('menu.grid.others', { count: others })}</p>}
            </>
          )}
        </div>
      )}
    </div>
  );
}
