import type { ChangeList, EntityKey, LocalizedText, SetEdit } from '@comanda/domain';
import { useQueries } from '@tanstack/react-query';
import { useLocale } from '../../../../i18n/locale.ts';
import { liveQuery } from '../../changes/index.ts';

type Named = { readonly _id: string; readonly name?: LocalizedText | string; readonly key?: string };

/** Returns the function that names changed documents as they are called now, archived ones too; undefined for none. */
export function useDocumentNames(edits: readonly SetEdit[]): (key: EntityKey) => string | undefined {
  const { say } = useLocale();
  const lists = [...new Set(edits.map(({ list }) => list))];
  const found = useQueries({ queries: lists.map((list) => liveQuery<Named>(list)) });
  const rows = new Map<ChangeList, readonly Named[]>(lists.map((list, at) => [list, found[at]?.data ?? []]));
  return ({ list, entity }) => {
    const document = rows.get(list)?.find(({ _id }) => _id === entity);
    const { name, key } = document ?? {};
    return (typeof name === 'string' ? name : say(name)) || key || undefined;
  };
}
