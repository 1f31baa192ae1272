import type { StaffName, TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { BillChanges } from '../hooks/use-bill-changes.ts';
import css from './reduce-sheet.module.css';

export type AssignSheetProps = {
  readonly open: boolean;
  readonly session: TableSession;
  readonly people: readonly StaffName[];
  readonly changes: BillChanges;
  readonly onClose: () => void;
};

/** Sheet that gives a bill to somebody else who serves guests (till T5.5). */
export function AssignSheet({ open, session, people, changes, onClose }: AssignSheetProps) {
  const { t } = useTranslation('till');
  const assign = async (person: StaffName) => {
    if (person._id === session.staff || (await changes.assign(session, person))) onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('assign.title')} closeLabel={t('common:close')} width="s">
      <div className={css.reduce} inert={changes.isBusy}>
        {people.map((person) => (
          <Button
            key={person._id}
            variant={person._id === session.staff ? 'tonal' : 'plain'}
            size="l"
            wide
            icon="user"
            aria-pressed={person._id === session.staff}
            onClick={() => void assign(person)}
          >
            {person.name}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
