import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { generatePath } from 'react-router';
import { paperOf } from '../../../../data/sessions/paper.ts';
import { liveLines } from '../../../../data/sessions/progress.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { CallNotice, CallStaffButton } from '../../call-staff/index.ts';
import { EmptyTable, OrderSkeleton, QuickLink } from '../../order-frame/index.ts';
import { BillNotice, OwnPaymentBanner, PayBar, useLastAttempt } from '../../payment/index.ts';
import { useNames } from '../hooks/use-names.ts';
import { useSplit } from '../hooks/use-split.ts';
import { EqualParts } from './equal-parts.tsx';
import { GuestCards } from './guest-cards.tsx';
import { PaidSoFar } from './paid-so-far.tsx';
import { PartyRow } from './party-row.tsx';
import { PayShare } from './pay-share.tsx';
import css from './split-bill.module.css';
import { SplitMethodCards } from './split-method-cards.tsx';
import { WhoAmI } from './who-am-i.tsx';

/** Renders a table's bill by guest: their dishes, the payments so far, and the split methods. */
export function SplitBill({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('split-bill');
  const shop = useShop(session.shop);
  const names = useNames(session);
  const last = useLastAttempt(session._id);
  const { me, choice, methods, choose } = useSplit(session);
  if (shop === undefined || methods === undefined) return <OrderSkeleton />;
  const isOpen = isOpenStatus(session.status);
  if (liveLines(session).length === 0) {
    return (
      <div className={css.view}>
        <div className={css.pay}>
          {isOpen && <CallNotice session={session} />}
          <PartyRow session={session} />
        </div>
        <EmptyTable
          text={t('emptyText')}
          second={isOpen && <CallStaffButton session={session} variant="quiet" />}
        />
      </div>
    );
  }
  const isPayable = isOpen && session.bill.outstanding > 0;
  return (
    <div className={css.view}>
      <div className={css.pay}>
        <OwnPaymentBanner session={session} />
        <BillNotice session={session} />
        {isOpen && <CallNotice session={session} />}
        <PartyRow session={session} />
        {isPayable && choice.isNobody !== true && (
          <WhoAmI session={session} names={names} onNobody={() => choose({ isNobody: true })} />
        )}
        {isPayable && (
          <SplitMethodCards
            methods={methods}
            value={choice.way}
            hasShare={me !== undefined}
            onChange={(way) => choose({ way })}
          />
        )}
        {isPayable && choice.way === 'equal' && (
          <EqualParts
            parts={methods.parts}
            partsLeft={methods.partsLeft}
            count={choice.count}
            onChange={choose}
          />
        )}
        {isPayable && choice.way === 'lines' && <p className="muted">{t('pickHint')}</p>}
        <PaidSoFar session={session} names={names} own={last?.payment} />
      </div>
      <GuestCards session={session} shop={shop} choice={choice} isPayable={isPayable} onChoose={choose} />
      {!isOpen && (
        <nav aria-label={t('order:further')}>
          <QuickLink
            icon="slip"
            label={t(`order:paper.${paperOf(session)}`)}
            to={generatePath(ROUTES.recordDetail, { id: session._id })}
          />
        </nav>
      )}
      {isPayable ? (
        <PayShare session={session} choice={choice} methods={methods} />
      ) : (
        <PayBar session={session} beside={isOpen ? <CallStaffButton session={session} /> : undefined} />
      )}
    </div>
  );
}
