import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toCallError } from '../../../../data/calls/call-error.ts';
import { orderContext, withoutTable } from '../../../../data/order-context/order-context.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { resumeSession } from '../api/resume.ts';
import { initReasonOf } from '../state/init-problem.ts';

const ORDERING_PATHS = ['/browse', '/products', '/cart', '/order', '/tableRecord'];

/** Checks the table's session on start and leaves one that has ended or is not accessible (specification §4). */
export function useResumeOnStart(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const started = useRef(false);
  useEffect(() => {
    const { session } = orderContext.get();
    // only on the first page
    if (started.current) return;
    started.current = true;
    if (location.hash.startsWith('#order='))
      void import('../api/resume-carried.ts').then((it) => it.resumeCarried());
    if (session === undefined) return;
    const leave = () => {
      orderContext.set(withoutTable);
      if (ORDERING_PATHS.some((route) => pathname.startsWith(route))) {
        navigate(ROUTES.sessionNotFound, { replace: true });
      }
    };
    resumeSession(session).then(
      (found) => found === undefined && leave(),
      (error: unknown) => {
        if (initReasonOf(toCallError(error), 'session') === 'sessionNotFound') leave();
      },
    );
  }, [navigate, pathname]);
}
