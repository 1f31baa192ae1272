import { createPersisted } from '../../../../lib/persisted.ts';
import { listOf, object, oneOf, text } from '../../../../lib/schema.ts';
import {
  type ColumnTarget,
  MAPPED_PATHS,
  type Mapping,
  MEMBER_PATHS,
  type Subject,
} from '../columns/index.ts';

/** The mappings that a device remembers. */
const MAX = 20;

type Remembered = { readonly header: string; readonly mapping: readonly ColumnTarget[] };

const store = createPersisted<readonly Remembered[]>({
  key: 'comanda.import-mappings',
  version: 1,
  schema: listOf(
    object({
      header: text,
      mapping: listOf(oneOf<ColumnTarget>([...MAPPED_PATHS, ...MEMBER_PATHS, 'skip', 'ask'])),
    }),
  ),
  initial: () => [],
});

const keyOf = (header: readonly string[], subject: Subject) =>
  JSON.stringify(subject === 'menu' ? header : [subject, header]);

/** Returns the mapping that a person chose for a file with the same columns (office B8.2). */
export function rememberedMapping(header: readonly string[], subject: Subject): Mapping | undefined {
  const found = store.get().find((each) => each.header === keyOf(header, subject));
  return found?.mapping.length === header.length ? found.mapping : undefined;
}

/** Remembers a mapping for the next file with the same columns. */
export function rememberMapping(header: readonly string[], subject: Subject, mapping: Mapping): void {
  const own = { header: keyOf(header, subject), mapping };
  store.set((now) => [own, ...now.filter((each) => each.header !== own.header)].slice(0, MAX));
}
