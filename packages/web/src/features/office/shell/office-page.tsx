import { Suspense, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import { useStaffConnection } from '../../../data/devices/use-staff-connection.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { createFieldMarks, FieldMarksContext } from '../fields/index.ts';
import { OfficeContext, ProofDialog } from '../frame/index.ts';
import { OfficeNav } from './components/office-nav.tsx';
import css from './office-page.module.css';
import { officePath, PARTS, partsOf } from './parts.ts';

/** /office: the back office, with the part that the address names. */
export function OfficePage() {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { part: id } = useParams();
  const { session, menu, lost } = useStaffScreen();
  const isJoined = useStaffConnection(session);
  const shop = useShop(session.shop);
  const office = useMemo(() => ({ session, shop, isJoined }), [session, shop, isJoined]);
  const [marks] = useState(createFieldMarks);
  const part = partsOf(session.staff.role).find((each) => each.id === id);
  usePageTitle([part && t(`nav.${part.id}`), say(shop?.name)]);
  if (part === undefined) return <Navigate to={officePath(PARTS[0].id)} replace />;
  return (
    <OfficeContext value={office}>
      <div className={css.office}>
        <OfficeNav current={part.id} session={session} menu={menu} place={shop?.name} />
        <main className={css.main}>
          {!isJoined && shop !== undefined && <div className={css.lost}>{lost}</div>}
          <Suspense
            fallback={
              <Skeleton label={t('staff:loading')}>
                <SkeletonRows count={6} />
              </Skeleton>
            }
          >
            <FieldMarksContext value={marks}>
              <part.Part />
            </FieldMarksContext>
          </Suspense>
        </main>
        <ProofDialog />
      </div>
    </OfficeContext>
  );
}
