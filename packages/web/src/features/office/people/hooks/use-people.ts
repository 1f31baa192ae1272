import type { Page, Person, PersonWithPin } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useOffice } from '../../frame/index.ts';
import type { PersonDraft } from '../state/person-draft.ts';

/** The query of the people. */
export const PEOPLE_KEY = [STAFF_QUERIES, 'people'] as const;

/** Reads the people whom the person signed in may see, by name. */
export function usePeople() {
  const { isJoined } = useOffice();
  return useQuery({
    queryKey: PEOPLE_KEY,
    enabled: isJoined,
    queryFn: async () => {
      const find = () => connection.call<Page<Person>>('find', 'staff/people', { $limit: 1000 });
      const { data } = await callAsStaff(find);
      return [...data].sort((one, other) => one.name.localeCompare(other.name));
    },
  });
}

/** A change of a person: as typed, archived or back, or with a new PIN. */
export type PersonChange =
  | { readonly draft: PersonDraft }
  | { readonly archived: boolean }
  | { readonly isNewPin: true };

function changeCall(person: Person | undefined, change: PersonChange): Promise<PersonWithPin> {
  const requestId = newRequestId();
  if ('isNewPin' in change)
    return callAsStaff(() => create<PersonWithPin>('staff/drawPin', { requestId, person: person?._id }));
  const given = 'draft' in change ? change.draft : change;
  return callAsStaff(() =>
    person === undefined
      ? create<PersonWithPin>('staff', { requestId, ...given })
      : connection.call<PersonWithPin>('patch', 'staff', person._id, { requestId, ...given }),
  );
}

/** Returns the function that adds or changes a person; its refusal is shown in the form. */
export function useChangePerson(
  person: Person | undefined,
  onChanged: (person: PersonWithPin, change: PersonChange) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PersonChange) => changeCall(person, change),
    meta: SHOWN_IN_PLACE,
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}
