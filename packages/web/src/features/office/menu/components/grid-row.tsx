import { memo } from 'react';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { MarkSign, useFieldMark } from '../../fields/index.ts';
import type { Dish } from '../state/dishes.ts';
import { cellMark, type GridColumn } from '../state/grid-columns.ts';
import { gridCell } from '../state/grid-roles.ts';
import css from './dish-grid.module.css';
import { type GridEditor, GridInput } from './grid-cell.tsx';

type GridRowProps = {
  readonly dish: Dish;
  readonly index: number;
  readonly columns: readonly GridColumn[];
  /** Distance from the first row in pixels. */
  readonly start: number;
  /** First and last selected column; the first is above the last where none is. */
  readonly from: number;
  readonly to: number;
  /** Column of the cell that is edited; undefined in other rows. */
  readonly head: number | undefined;
  /** Undefined in other rows. */
  readonly editor: GridEditor | undefined;
  readonly onOpen: (id: string) => void;
};

/** Row of the table: the button that opens the dish, and its cells. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { dish, index, columns, start, from, to, head, editor, onOpen } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { now } = dish;
  const source = pictureSource(now.image);
  return (
    <tr aria-rowindex={index + 2} className={css.row} style={{ top: start }}>
      <td {...gridCell({})} aria-colindex={1} className={css.open}>
        <button
          type="button"
          tabIndex={-1}
          className={css.openButton}
          aria-label={t('menu.grid.open', { name: say(now.name) })}
          onClick={() => onOpen(dish.id)}
        >
          <Picture
            alt=""
            {...(source && { source })}
            sizes="32px"
            tint={tintOf(now._id)}
            className={css.picture}
          />
        </button>
      </td>
      {columns.map((column, at) => (
        <GridCell
          key={column.key}
          {...{ dish, column, index, at }}
          isSelected={at >= from && at <= to}
          editor={at === head ? editor : undefined}
        />
      ))}
    </tr>
  );
});

type GridCellProps = Pick<GridRowProps, 'dish' | 'index' | 'editor'> & {
  readonly column: GridColumn;
  /** Place of the column. */
  readonly at: number;
  readonly isSelected: boolean;
};

function GridCell({ dish, column, index, at, isSelected, editor }: GridCellProps) {
  const { now, live } = dish;
  const mark = useFieldMark(cellMark(dish, column));
  const text = column.textOf(now);
  const source = pictureSource(now.image);
  const isLocked = column.isLocked(dish);
  const isChanged = live !== undefined && column.textOf(live) !== text;
  return (
    <td
      {...gridCell({ isSelected, isLocked })}
      aria-colindex={at + 2}
      data-cell={`${index} ${at}`}
      lang={column.language?.tag}
      className={cx(
        css.cell,
        css[column.field],
        at === 0 && css.first,
        isChanged && css.changed,
        isSelected && css.selected,
        isLocked && css.locked,
        editor !== undefined && css.head,
      )}
    >
      {editor === undefined ? (
        <>
          {column.field === 'image' && source && (
            <Picture alt="" source={source} sizes="32px" tint={tintOf(now._id)} className={css.picture} />
          )}
          <span className={text === '' ? css.ghost : css.text}>{text || column.ghostOf?.(now)}</span>
        </>
      ) : (
        <GridInput {...{ dish, column, editor }} />
      )}
      {mark !== undefined && (
        <span className={css.mark}>
          <MarkSign mark={mark} />
        </span>
      )}
    </td>
  );
}
