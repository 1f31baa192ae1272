import type { AuditEntry } from '@comanda/contract';

/** A field that a change changed, with its values; a value is absent where the field was. */
export type Difference = { readonly field: string; readonly before?: unknown; readonly after?: unknown };

type State = Readonly<Record<string, unknown>>;

/** Returns the fields that an audited change changed, in order, those inside others by their path (office B6.5). */
export function differencesOf({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): readonly Difference[] {
  const [was, is] = [flattened(before ?? {}), flattened(after ?? {})];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields.flatMap((field) => {
    const [one, other] = [was.get(field), is.get(field)];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [
      { field, ...(one !== undefined && { before: one }), ...(other !== undefined && { after: other }) },
    ];
  });
}

function flattened(state: State, path = ''): ReadonlyMap<string, unknown> {
  const fields = Object.entries(state).flatMap(([name, value]): (readonly [string, unknown])[] => {
    const field = path === '' ? name : `${path}.${name}`;
    return isState(value) ? [...flattened(value, field)] : [[field, value]];
  });
  return new Map(fields);
}

function isState(value: unknown): value is State {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}
