import { useLocation } from 'react-router';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { OpeningWeek, PageFloor } from '../../shops/index.ts';
import { type InitReason, isInitReason } from '../state/init-problem.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { InitProblem } from './init-problem.tsx';
import css from './notice.module.css';

type NoticeProps = {
  /** The default reason, unless the navigation state carries one. */
  readonly defaultReason: InitReason;
  /** Omits the top bar, since the page has a heading of its own. */
  readonly isBare?: boolean;
};

/** Renders the notice of /closed, /noshop and /sessionNotFound. */
export function Notice({ defaultReason, isBare = false }: NoticeProps) {
  const { state } = useLocation();
  const { data } = useCatalogueState();
  const reason = isInitReason(state?.reason) ? state.reason : defaultReason;
  return (
    <>
      {isBare && <PageFloor />}
      <main>
        {reason === 'timeSlotNotFound' && data ? (
          <>
            <ClosedNotice shop={data.shop} />
            <div className={css.hours}>
              <OpeningWeek shop={data.shop} />
            </div>
          </>
        ) : (
          <InitProblem reason={reason} heading={isBare ? 'h1' : 'h2'} />
        )}
      </main>
    </>
  );
}
