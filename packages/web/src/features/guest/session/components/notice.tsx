import { useLocation } from 'react-router';
import { pageRules } from '../../../../app/page-frame.ts';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { PageFloor } from '../../shops/components/page-floor.tsx';
import { type InitReason, isInitReason } from '../state/init-problem.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { InitProblem } from './init-problem.tsx';

/** /closed, /noshop and /sessionNotFound: why nothing can be ordered. */
export function Notice({ about }: { readonly about: InitReason }) {
  const { pathname, state } = useLocation();
  const { data } = useCatalogueState();
  const reason = isInitReason(state?.reason) ? state.reason : about;
  const isBare = !pageRules(pathname).header;
  return (
    <>
      {isBare && <PageFloor />}
      <main>
        {reason === 'timeSlotNotFound' && data ? (
          <ClosedNotice shop={data.shop} />
        ) : (
          <InitProblem reason={reason} heading={isBare ? 'h1' : 'h2'} />
        )}
      </main>
    </>
  );
}
