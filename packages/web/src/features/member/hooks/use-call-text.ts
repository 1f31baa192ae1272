import { CallError } from '../../../lib/api/call-error.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** What went wrong with a call, in the guest's language; nothing when nothing did. */
export function useCallText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('errors');
  return (error) => {
    if (error === null || error === undefined) return undefined;
    return t(error instanceof CallError ? error.code : 'serverError');
  };
}
