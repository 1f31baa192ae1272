import { ImportedMembers, ImportMembers } from '../calls/member-import.ts';
import { createCall } from './call-spec.ts';
import { USER } from './member-examples.ts';

/** The call that takes members from a file. */
export const MEMBER_IMPORT_CALLS = {
  'users/import': {
    create: createCall(ImportMembers, ImportedMembers, {
      summary:
        'Takes up to 100 members from a file, known by e-mail or telephone number, or with `check` compares them only. They have no password until they ask for a link, and get no mail. A repeated request counts once.',
      refusals: ['requestConflict', 'passwordNeeded'],
      example: {
        data: {
          requestId: '6c1d7b52-0f3e-4a9b-8d2c-5e7f9a1b3c4d',
          check: true,
          file: 'members.csv',
          rows: [
            { row: 2, email: 'mei@example.com', name: 'Mei Chan', level: 'Silver', points: 120 },
            { row: 3, phone: '5555 0101', points: 40 },
            { row: 4, name: 'Nobody' },
          ],
        },
        answer: {
          rows: [
            {
              row: 2,
              standing: 'changed',
              user: USER,
              changes: [{ field: 'name', was: 'Mei', value: 'Mei Chan' }],
            },
            {
              row: 3,
              standing: 'new',
              changes: [
                { field: 'phone', value: '+85255550101' },
                { field: 'points', value: '40' },
              ],
            },
            { row: 4, standing: 'refused', problem: 'contactMissing' },
          ],
        },
      },
    }),
  },
};
