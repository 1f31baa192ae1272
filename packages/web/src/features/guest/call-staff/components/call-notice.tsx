import type { TableSession } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { callsUnderway } from '../state/call-state.ts';

const REFRESH_MS = 10_000;

/** Shows a toast when a call is answered, for guests who have scrolled the notice out of sight. */
function useAnswerToast({ staffCalls = [], answeredCalls = [] }: TableSession, text: string): void {
  const toast = useToast();
  const open = useRef<readonly string[]>([]);
  useEffect(() => {
    const isAnswered = open.current.some((id) => answeredCalls.some(({ _id }) => _id === id));
    open.current = staffCalls.map(({ _id }) => _id);
    if (isAnswered) toast.success(text);
  }, [staffCalls, answeredCalls, toast, text]);
}

/** Shows the state of the guests' calls: sent, then somebody on the way. */
export function CallNotice({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('call-staff');
  const now = useNow(REFRESH_MS);
  const { waiting, coming } = callsUnderway(session, now);
  useAnswerToast(session, t('onTheWay'));
  const wishes = (kinds: typeof waiting) => kinds.map((kind) => t(`wish.${kind}`)).join(t('comma'));
  return (
    <>
      {waiting.length > 0 && (
        <Banner icon="bell" title={t('sent', { wishes: wishes(waiting) })} text={t('sentText')} />
      )}
      {coming.length > 0 && (
        <Banner tone="good" icon="check" title={t('coming', { wishes: wishes(coming) })} />
      )}
    </>
  );
}
