import { Navigate, useSearchParams } from 'react-router';
import { ROUTES } from '../../../lib/routes.ts';

/** /counter: the address of the counter's former screen, whose open bills and payments are a part of the till. */
export function CounterPage() {
  const [params] = useSearchParams();
  const query = new URLSearchParams([...params, ['view', 'bills']]);
  return <Navigate to={`${ROUTES.till}?${query}`} replace />;
}
