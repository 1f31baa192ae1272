import { useLocation } from 'react-router';
import { pageRules } from '../../../app/page-rules.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useCatalogueState } from '../../menu/hooks/catalogue-context.ts';
import { type InitReason, isInitReason } from '../state/init-problem.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { InitProblem } from './init-problem.tsx';
import css from './notice-page.module.css';

/** /closed, /noshop and /sessionNotFound: why nothing can be ordered. */
export function NoticePage({ about }: { readonly about: InitReason }) {
  const { t } = useTranslation('guest');
  const { pathname, state } = useLocation();
  const { data } = useCatalogueState();
  const reason = isInitReason(state?.reason) ? state.reason : about;
  return (
    <main className={css.page}>
      {!pageRules(pathname).header && <h1 className="sr">{t(`init.${reason}.title`)}</h1>}
      {reason === 'timeSlotNotFound' && data ? (
        <ClosedNotice shop={data.shop} />
      ) : (
        <InitProblem reason={reason} />
      )}
    </main>
  );
}
