import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { DraftedDocument } from '../../changes/index.ts';
import { useLanguages } from '../../frame/index.ts';
import { missingNames } from '../state/dishes.ts';
import { EntryHead } from './entry-head.tsx';
import { OrderedList } from './ordered-list.tsx';

type Named = DraftedDocument<{ readonly name: Parameters<ReturnType<typeof useLocale>['say']>[0] }>;
type StructureListProps<Row> = {
  readonly rows: readonly Row[];
  readonly label: string;
  /** Name of an entry that has none yet. */
  readonly unnamed: string;
  readonly addLabel: string;
  readonly addVariant: NonNullable<ComponentProps<typeof Button>['variant']>;
  readonly noteOf: (row: Row) => string;
  /** Returns the fields of the opened entry. */
  readonly fieldsOf: (row: Row) => ReactNode;
  /** Adds an entry and returns its id. */
  readonly onAdd: () => string;
  readonly onOrder: (ids: readonly string[]) => void;
};

/** Entries of the menu's structure in their order, each opened to change it, and the button that adds one. */
export function StructureList<Row extends Named>(props: StructureListProps<Row>) {
  const { rows, label, unnamed, addLabel, addVariant, noteOf, fieldsOf, onAdd, onOrder } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { offered } = useLanguages();
  const [opened, setOpened] = useState<string>();
  const items = rows.map((row) => {
    const name = say(row.now.name) || unnamed;
    const isOpen = row.id === opened;
    const languages = missingNames(row, offered).map((each) => each.name);
    const notes = [
      noteOf(row),
      languages.length > 0 && t('menu.missing', { languages: languages.join(', ') }),
    ];
    return {
      id: row.id,
      name,
      content: (
        <EntryHead
          name={name}
          note={notes.filter(Boolean).join(' · ')}
          isOpen={isOpen}
          onToggle={() => setOpened(isOpen ? undefined : row.id)}
        />
      ),
      below: isOpen && fieldsOf(row),
    };
  });
  return (
    <>
      <OrderedList {...{ label, items, onOrder }} />
      <div>
        <Button variant={addVariant} size="s" icon="plus" onClick={() => setOpened(onAdd())}>
          {addLabel}
        </Button>
      </div>
    </>
  );
}
