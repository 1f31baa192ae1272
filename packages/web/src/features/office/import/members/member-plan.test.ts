import type { ImportedMember } from '@comanda/contract';
import { expect, it } from 'vitest';
import { createImportSession } from '../worker/import-session.ts';
import { memberBatches, memberPlan } from './member-plan.ts';

const session = () => createImportSession(() => 'id');

/** Reads a file of members as the worker does; returns its summary, its records and the session. */
async function read(text: string) {
  const ask = session();
  const file = new Blob([text]);
  const { answer: summary } = (await ask({ kind: 'read', subject: 'members', file })) as Answered<Summary>;
  const mapping = summary.mapping as never;
  const { answer: records } = (await ask({ kind: 'members', mapping })) as Answered<Records>;
  return { ask, summary, mapping, records };
}
type Answered<Answer> = { readonly answer: Answer };
type Summary = { readonly mapping: readonly string[]; readonly headerRow: number; readonly count: number };
type Records = Parameters<typeof memberPlan>[0];

const LIST = [
  'Our club,,,,',
  '姓名,電郵地址,手提電話,會員等級,積分',
  'Mei,mei@example.com,\'+852 5555 0101,Gold,"1,200"',
  'Bob,,5555 0102,,many',
  'Amy,amy@example.com,,,3.00',
].join('\n');

it('B8.4 reads members from a file by the names of its columns, with whole points', async () => {
  const { summary, records } = await read(LIST);
  expect(summary).toMatchObject({
    ...{ headerRow: 2, count: 3, profile: 'any' },
    mapping: ['name', 'email', 'phone', 'level', 'points'],
  });
  expect(records).toEqual([
    {
      member: {
        row: 3,
        name: 'Mei',
        email: 'mei@example.com',
        phone: '+852 5555 0101',
        level: 'Gold',
        points: 1200,
      },
      refusals: [],
    },
    {
      member: { row: 4, name: 'Bob', phone: '5555 0102' },
      refusals: [{ column: '積分', reason: 'notPoints', about: 'many' }],
    },
    { member: { row: 5, name: 'Amy', email: 'amy@example.com', points: 3 }, refusals: [] },
  ]);
});

it('B8.4 knows a column of e-mails by its cells, and asks for the second of a kind', async () => {
  const { summary } = await read('Who,Where,Phone,Mobile\nMei,mei@example.com,55550101,55550102');
  expect(summary.mapping).toEqual(['skip', 'email', 'phone', 'ask']);
});

it('B8.4 refuses the second row of a person, and sends what is new or changed in calls of a hundred', async () => {
  const { records } = await read(
    'name,email,phone\nMei,mei@example.com,\nMay,,55550101\nMei C,MEI@example.com,\nOld,old@example.com,\nBad,bad,',
  );
  const answers: readonly ImportedMember[] = [
    { row: 2, standing: 'new', changes: [{ field: 'email', value: 'mei@example.com' }] },
    { row: 3, standing: 'changed', user: 'may', changes: [{ field: 'name', was: 'M', value: 'May' }] },
    { row: 4, standing: 'new', changes: [{ field: 'email', value: 'mei@example.com' }] },
    { row: 5, standing: 'same', user: 'old', changes: [] },
    { row: 6, standing: 'refused', problem: 'notEmail' },
  ];
  const plan = memberPlan(records, new Map(answers.map((answer) => [answer.row, answer])));
  expect(plan.rows.map(({ standing, refusals }) => refusals[0]?.reason ?? standing)).toEqual([
    ...['new', 'changed', 'memberTwice', 'same', 'notEmail'],
  ]);
  expect(plan.rows[2]?.refusals).toEqual([{ column: 'row', reason: 'memberTwice', about: '2' }]);
  expect(plan.members.map(({ row }) => row)).toEqual([2, 3]);
  const many = Array.from({ length: 250 }, (_, at) => ({ row: at + 1, email: `g${at}@example.com` }));
  expect(memberBatches(many).map(({ length }) => length)).toEqual([100, 100, 50]);
  const long = many.map((row) => ({ ...row, name: '會'.repeat(300) }));
  expect(Math.max(...memberBatches(long).map((batch) => JSON.stringify(batch).length))).toBeLessThan(40_000);
});

it('B8.2 saves refused rows as they were with the reason, without that of an earlier round', async () => {
  const { ask, mapping } = await read('name,phone,Reason\n=1+1,12,old reason\nBob,55550102,');
  const refused = [{ row: 2, reason: 'Phone: “12” is no phone number' }];
  const request = { kind: 'refused', subject: 'members', mapping, refused, column: 'Reason' } as const;
  const { answer } = (await ask(request)) as Answered<Uint8Array<ArrayBuffer>>;
  const text = new TextDecoder().decode(answer);
  expect(text.split('\r\n')).toEqual(['name,phone,Reason', "'=1+1,12,Phone: “12” is no phone number"]);
  const again = await read(text.replace(',12,', ',55550103,'));
  expect(again.records).toEqual([{ member: { row: 2, name: '=1+1', phone: '55550103' }, refusals: [] }]);
});

it('B8.2 saves all rows of a refused dish of several', async () => {
  const ask = session();
  const file = new Blob([
    [
      'Token,Item Name,Variation Name,Price',
      'T1,Tea,Small,10',
      'T2,Tea,Large,dear',
      'T3,Rice,Regular,5',
    ].join('\n'),
  ]);
  await ask({ kind: 'read', subject: 'menu', file });
  const refused = [{ row: 2, reason: 'Price' }];
  const request = { kind: 'refused', subject: 'menu', mapping: [], refused, column: 'Reason' } as const;
  const { answer } = (await ask(request)) as Answered<Uint8Array<ArrayBuffer>>;
  expect(new TextDecoder().decode(answer).split('\r\n')).toEqual([
    'Token,Item Name,Variation Name,Price,Reason',
    'T1,Tea,Small,10,Price',
    'T2,Tea,Large,dear,Price',
  ]);
});
