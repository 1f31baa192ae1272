import { useEffect, useState } from 'react';
import { useStaffScreen } from '../../../../data/devices/staff-screen.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { useHandScan } from '../hooks/use-hand-scan.ts';
import { useHandheld } from '../hooks/use-handheld.ts';
import { useHandheldParts } from '../hooks/use-handheld-parts.ts';
import { BillScreen } from './bill-screen.tsx';
import { CoversSheet } from './covers-sheet.tsx';
import { HandBar, HandFrame } from './hand-frame.tsx';
import css from './handheld.module.css';
import { TablesScreen } from './tables-screen.tsx';

/** The handheld of a waiter whose shop's menu is loaded. */
export function Handheld({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('handheld');
  const { lost } = useStaffScreen();
  const state = useHandheld(session);
  const scan = useHandScan(state);
  const { at, lists, floor, seats, seating, setSeating } = state;
  const isLater = at.view === 'more' || at.view === 'pay';
  const parts = useHandheldParts(isLater || scan.isOpen);
  // the sheet keeps its table while it closes
  const [seated, setSeated] = useState(seating);
  useEffect(() => {
    if (seating !== undefined) setSeated(seating);
  }, [seating]);
  const shown = seating ?? seated;
  return (
    <HandFrame at={at} wanting={floor.wanting}>
      {lists.isPending || (isLater && parts === undefined) ? (
        <>
          <HandBar title={t('tab.tables')} />
          <Skeleton label={t('staff:loading')}>
            <SkeletonRows count={6} />
          </Skeleton>
        </>
      ) : at.view === 'more' && parts ? (
        <parts.MoreView sound={floor.sound} onScan={scan.open} />
      ) : at.view === 'tables' ? (
        <TablesScreen session={session} state={state} />
      ) : (
        <BillScreen session={session} state={state} scan={scan} />
      )}
      {!lists.isPending && !lists.isJoined && <div className={css.lost}>{lost}</div>}
      <CoversSheet
        open={seating !== undefined}
        title={t('seatAt', { table: shown?.name ?? '' })}
        seats={shown?.covers}
        usual={shown?.covers}
        isBusy={seats.isBusy}
        onClose={() => setSeating(undefined)}
        onCovers={(covers) => seating?.table && void seats.seat(seating.table, covers)}
      />
      {parts && <parts.ScanSheet open={scan.isOpen} onClose={scan.close} onScan={scan.scanned} />}
    </HandFrame>
  );
}
