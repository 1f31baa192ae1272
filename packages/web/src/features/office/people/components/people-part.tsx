import type { Person } from '@comanda/contract';
import { useState } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { SetUpProvider } from '../../changes/index.ts';
import { NotArrived, OfficeBar, useOffice } from '../../frame/index.ts';
import { usePeople } from '../hooks/use-people.ts';
import { LogIns } from './log-ins.tsx';
import { MemberData } from './member-data.tsx';
import css from './people-part.module.css';
import { PersonRow } from './person-row.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { type NewPin, PinDialog } from './pin-dialog.tsx';
import { SecondFactorSection } from './second-factor.tsx';

const STATES = ['here', 'left'] as const;
type State = (typeof STATES)[number];

/** Returns the people of a state whose name has the text. */
function shownPeople(people: readonly Person[], state: State, text: string): readonly Person[] {
  const asked = text.trim().toLocaleLowerCase();
  return people.filter(
    ({ name, archivedAt }) =>
      (archivedAt === undefined) === (state === 'here') && name.toLocaleLowerCase().includes(asked),
  );
}

type FiltersProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly state: State;
  readonly onState: (state: State) => void;
};

/** The search by name, and whether those who left are shown. */
function Filters({ text, onText, state, onState }: FiltersProps) {
  const { t } = useTranslation('people');
  return (
    <div className={css.filters}>
      <SearchField
        value={text}
        onChange={onText}
        label={t('find')}
        placeholder={t('find')}
        clearLabel={t('clear')}
      />
      <Segmented
        label={t('state.label')}
        value={state}
        onChange={onState}
        options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </div>
  );
}

/** The people of the restaurant: added, changed, archived, and given PINs. */
export function PeoplePart() {
  const { t } = useTranslation('people');
  const { session } = useOffice();
  const people = usePeople();
  const shops = useShops().data ?? [];
  const [state, setState] = useState<State>('here');
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<Person | 'new'>();
  const [newPin, setNewPin] = useState<NewPin>();
  const shown = shownPeople(people.data ?? [], state, text);
  return (
    <>
      <OfficeBar
        title={t('title')}
        text={people.data && t('count', { count: shown.length })}
        actions={
          <Button icon="plus" disabled={!people.data} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        }
      />
      <div className={css.page}>
        <Filters text={text} onText={setText} state={state} onState={setState} />
        {people.data ? (
          <ul className={css.people}>
            {shown.map((person) => (
              <PersonRow key={person._id} person={person} shops={shops} onEdit={() => setEdited(person)} />
            ))}
          </ul>
        ) : people.isError ? (
          <NotArrived error={people.error} onRetry={() => void people.refetch()} />
        ) : (
          <Skeleton label={t('staff:loading')}>
            <SkeletonRows count={5} />
          </Skeleton>
        )}
        {people.data && shown.length === 0 && <EmptyState title={t('none')} />}
        <SetUpProvider>
          <SecondFactorSection />
          <LogIns />
          {session.staff.role === 'owner' && <MemberData />}
        </SetUpProvider>
      </div>
      <PersonSheet
        person={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        shops={shops}
        onClose={() => setEdited(undefined)}
        onPin={setNewPin}
      />
      <PinDialog drawn={newPin} onClose={() => setNewPin(undefined)} />
    </>
  );
}
