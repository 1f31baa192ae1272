import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../ui/overlays/toast-context.ts';
import { CallError } from '../calls/call-error.ts';
import { isSignedOut } from './call-as-staff.ts';
import { staffFailureKey } from './staff-refusal.ts';

/** Returns the function that gives the reason why a call failed; empty if there is nothing to say. */
export function useFailureText() {
  const { t } = useTranslation('staff');
  return (error: unknown): string => {
    // the next person to sign in goes on from the same screen
    if (isSignedOut(error)) return '';
    // whoever left the dialog of the approval knows
    if (error instanceof CallError && error.code === 'approvalRequired') return '';
    return t(staffFailureKey(error));
  };
}

/** Returns the function that shows why a call failed. */
export function useFailure() {
  const toast = useToast();
  const textOf = useFailureText();
  return (error: unknown): void => {
    const text = textOf(error);
    if (text !== '') toast.error(text);
  };
}
