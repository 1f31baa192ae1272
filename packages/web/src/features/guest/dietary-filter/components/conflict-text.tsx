import type { CartLine } from '@comanda/domain';
import { useDietaryNames } from '../hooks/use-dietary-names.ts';
import type { LineConflict } from '../state/line-conflicts.ts';

/** Returns the function that describes a conflict: "Contains peanut · Not vegetarian". */
export function useConflictText() {
  const { t, listText, avoided } = useDietaryNames();
  return ({ found, broken, isUnknown }: LineConflict): string =>
    [
      ...(found.length > 0 ? [t('choiceContains', { list: listText(found.map(avoided)) })] : []),
      ...broken.map((each) => t(`choiceBreaks.${each}`)),
      ...(isUnknown ? [t('choiceUnknown')] : []),
    ].join(t('dot'));
}

type ConflictListProps = {
  readonly conflicts: readonly LineConflict[];
  readonly nameOf: (line: CartLine) => string;
  readonly className?: string | undefined;
};

/** Lists dishes with what the guest leaves out and they contain, or may contain. */
export function ConflictList({ conflicts, nameOf, className }: ConflictListProps) {
  const text = useConflictText();
  return (
    <ul className={className}>
      {conflicts.map((conflict) => (
        <li key={conflict.line.id}>
          <b>{nameOf(conflict.line)}</b> {text(conflict)}
        </li>
      ))}
    </ul>
  );
}
