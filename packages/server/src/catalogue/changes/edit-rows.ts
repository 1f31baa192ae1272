import type { ChangeList, Json, SetEdit } from '@comanda/domain';
import type { Selectable } from 'kysely';
import { fromJsonText, type StoredEdit, type Tables, toJsonText } from '../../db/index.ts';

export type EditRow = Selectable<Tables['change_set_edits']>;

/** Returns an edit of its row. */
export function toEdit({ list, entity, path, crossed, doc }: EditRow): SetEdit {
  const { was, value, by, at } = fromJsonText<StoredEdit>(doc);
  // the casts are sound: rows hold what was checked as an edit
  return {
    list: list as ChangeList,
    entity,
    path,
    ...(was !== undefined && { was: was as Json }),
    ...(value !== undefined && { value: value as Json }),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(crossed === 1 && { crossed: true }),
  };
}

/** Returns the row of a set's edit at a position. */
export function toRow(
  set: string,
  position: number,
  { list, entity, path, crossed, ...rest }: SetEdit,
): EditRow {
  return {
    change_set: set,
    list,
    entity,
    path,
    position,
    crossed: crossed === true ? 1 : 0,
    doc: toJsonText<StoredEdit>(rest),
  };
}
