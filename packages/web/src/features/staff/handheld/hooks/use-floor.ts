import type { TableSession } from '@comanda/contract';
import { useCallback, useMemo } from 'react';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useStaffCalls } from '../../calls/index.ts';
import {
  type TableRow,
  tableRows,
  useFloorTickets,
  useMarkTable,
  useStaffNames,
  type useTillLists,
  wantsSomebody,
} from '../../sale/index.ts';
import { useStaffSound } from '../../sound/index.ts';
import { useBuzz } from './use-buzz.ts';

const EVERY_SECOND = 1000;
const NOBODY: readonly never[] = [];

/** Returns a waiter's tables with what each wants, live, and the functions that answer; it buzzes for own ones. */
export function useFloor(session: StaffLogin, lists: ReturnType<typeof useTillLists>) {
  const { shop, staff } = session;
  const { isJoined, tables, bills, marks } = lists;
  const now = useNow(EVERY_SECOND);
  const sound = useStaffSound();
  const calls = useStaffCalls(shop, isJoined);
  const kitchen = useFloorTickets(shop, isJoined);
  const names = useStaffNames(shop, isJoined);
  const kiosks = useMemo(() => (calls.tables ?? NOBODY).filter(({ isKiosk }) => isKiosk), [calls.tables]);
  const open = useMemo(() => (calls.tables ?? NOBODY).flatMap((each) => each.calls), [calls.tables]);
  const rows = useMemo(
    () => tableRows({ tables, bills, marks, calls: open, tickets: kitchen.tickets, person: staff._id, now }),
    [tables, bills, marks, open, kitchen.tickets, staff._id, now],
  );
  const isThere = !lists.isPending && calls.tables !== undefined && kitchen.isThere;
  useBuzz(isThere ? rows : undefined, kiosks, now, sound.ring);
  const { answer } = calls;
  return {
    now,
    sound,
    rows,
    names,
    /** Kiosks whose guests call, longest waiting first, and the function that answers one. */
    kiosks,
    answerKiosk: answer,
    /** Returns the calls of a bill's guests, and answers them. */
    callOf: ({ _id }: Pick<TableSession, '_id'>) => calls.tables?.find(({ caller }) => caller === _id),
    answerCall: answer,
    /** Number of own tables and of kiosks that want somebody. */
    wanting: rows.filter((row) => row.isOwn && wantsSomebody(row)).length + kiosks.length,
    serve: kitchen.serve,
    mark: useMarkTable(shop),
    /** Answers all calls of a table: others stop buzzing for it. */
    answer: useCallback(
      ({ bill }: TableRow) => {
        const called = calls.tables?.find(({ caller }) => caller === bill?._id);
        if (called !== undefined) answer(called);
      },
      [calls.tables, answer],
    ),
  };
}
