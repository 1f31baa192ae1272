import { fieldFact } from '../../fields/index.ts';
import type { RefEntries } from '../hooks/use-rule-names.ts';
import { IdPicker, type IdPickerProps } from './id-picker.tsx';

type RefPickerProps = Omit<IdPickerProps, 'entries'> & {
  /** List and path of the field, such as `orderDiscounts.sections`: its schema says which entries there are (B10.2). */
  readonly of: string;
  readonly entries: RefEntries;
};

/** Field of several documents of the kind that its schema refers to. */
export function RefPicker({ of, entries, ...props }: RefPickerProps) {
  const { ref = '' } = fieldFact(of);
  return <IdPicker {...props} entries={entries[ref] ?? []} />;
}
