import { useNavigate } from 'react-router';

/** Goes back in the history of this page; to `fallback` when it began here, or always when `always` is set. */
export function useGoBack(fallback: string, always = false): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (globalThis.history.state ?? {}) as { idx?: number };
    if (!always && idx > 0) navigate(-1);
    else navigate(fallback);
  };
}
