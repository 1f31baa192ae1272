declare module 'virtual:field-facts' {
  import type { FieldFact } from '@comanda/contract/field-facts';

  /** Facts of the catalogue's fields, by list and path. */
  export const FIELDS: Readonly<Record<string, FieldFact>>;
}
