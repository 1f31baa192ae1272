import {
  type ChangeList,
  type Edit,
  isSameValue,
  type Json,
  type JsonObject,
  valueAt,
} from '@comanda/domain';

/** A value for a path; undefined takes it away. */
export type Wanted = readonly [path: string, value: Json | undefined];

/** Fields that no document of their list goes without. */
const REQUIRED = /^(name\.|price$|category$|sections$)/;

/**
 * Returns the values that a row wants (office B8.3): an empty cell changes nothing unless it is to empty its field, and
 * never empties what the document cannot be without.
 */
export function wantedValues(
  values: Readonly<Record<string, Json | null>>,
  clearsEmpty: boolean,
): readonly Wanted[] {
  return Object.entries(values).flatMap(([path, value]): readonly Wanted[] => {
    if (value !== null) return [[path, value]];
    if (!clearsEmpty || REQUIRED.test(path)) return [];
    return [
      [
        path,
        path.startsWith('description.') || path.startsWith('shortName.') || path.startsWith('imageAlt.')
          ? ''
          : undefined,
      ],
    ];
  });
}

/** Returns the edits that give a document other values; one that has them already needs none. */
export function editsTo(
  { list, document }: { readonly list: ChangeList; readonly document: JsonObject },
  wanted: readonly Wanted[],
): readonly Edit[] {
  return wanted.flatMap(([path, value]) => {
    const was = valueAt(document, path);
    if (isSame(was, value)) return [];
    const edit: Edit = {
      list,
      entity: String(document._id),
      path,
      ...(was !== undefined && { was }),
      ...(value !== undefined && { value }),
    };
    return [edit];
  });
}

/** Returns true for equal values; an empty text is as good as none. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return isSameValue(one === '' ? undefined : one, other === '' ? undefined : other);
}
