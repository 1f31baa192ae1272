import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toCallError } from '../../../../data/calls/call-error.ts';
import { orderContext, withoutTable } from '../../../../data/order-context/order-context.ts';
import { carriedSession } from '../../../../data/sessions/carried-session.ts';
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
    const { session = carriedSession(location.hash)?._id } = orderContext.get();
    // only on the first page
    if (started.current) return;
    started.current = true;
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
