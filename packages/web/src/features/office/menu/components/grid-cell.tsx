import { type RefObject, useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { type CellField, useCellTyping } from '../hooks/use-cell-typing.ts';
import type { GridTexts } from '../hooks/use-grid-columns.ts';
import { type GridActs, useGridKeys } from '../hooks/use-grid-keys.ts';
import type { Dish } from '../state/dishes.ts';
import type { GridColumn } from '../state/grid-columns.ts';
import css from './dish-grid.module.css';

/** Parts of the table that its selected cell needs. */
export type GridEditor = GridActs &
  GridTexts & {
    readonly all: readonly Dish[];
    readonly field: RefObject<CellField | undefined>;
    /** Id of the text that says the table's keys. */
    readonly help: string;
  };

type GridInputProps = { readonly dish: Dish; readonly column: GridColumn; readonly editor: GridEditor };

/** Field of the selected cell. */
export function GridInput({ dish, column, editor }: GridInputProps) {
  const { t } = useTranslation('office');
  const id = useId();
  const { all, field, selection, titleOf, problemText, help } = editor;
  const { wantsFocus } = selection;
  const cell = useCellTyping({ dish, column, all, wantsFocus, field });
  const onKeyDown = useGridKeys(cell, editor);
  const isLocked = column.isLocked(dish);
  const { mark } = cell;
  const refusal =
    mark?.status === 'refused' ? t('changes.mark.because', { reason: t(`errors:${mark.code}`) }) : undefined;
  const problem = cell.problem ? problemText(cell.problem) : refusal;
  const [name = ''] = Object.values(dish.now.name).filter((each) => each !== '');
  return (
    <>
      <input
        ref={cell.input}
        className={cx(css.input, problem !== undefined && css.bad)}
        aria-label={t('menu.grid.cell', { column: titleOf(column), name })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? help : id}
        autoComplete="off"
        lang={column.language?.tag}
        placeholder={column.ghostOf?.(dish.now)}
        readOnly={isLocked}
        value={cell.text}
        onChange={(event) => cell.type(event.target.value)}
        onFocus={(event) => {
          wantsFocus.current = true;
          event.target.select();
        }}
        onBlur={() => {
          wantsFocus.current = false;
          cell.settle();
        }}
        onMouseDown={() => !isLocked && cell.open()}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <small id={id} role="alert" className={css.problem}>
          {problem}
        </small>
      )}
    </>
  );
}
