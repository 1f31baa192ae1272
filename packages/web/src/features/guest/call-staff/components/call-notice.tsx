import type { TableSession } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { callsUnderway } from '../state/call-state.ts';

const REFRESH_MS = 10_000;

/** Shows a toast when a call is answered, for guests who have scrolled the notice out of sight. */
function useAnswerToast({ staffCalls = [], answeredCalls = [] }: TableSession): void {
  const { t } = useTranslation('call-staff');
  const toast = useToast();
  const open = useRef<readonly string[]>([]);
  useEffect(() => {
    const answered = answeredCalls.filter(({ _id }) => open.current.includes(_id));
    open.current = staffCalls.map(({ _id }) => _id);
    const [first] = answered;
    if (first === undefined) return;
    const name = first.answeredBy;
    toast.success(name === undefined ? t('onTheWay') : t('onTheWayNamed', { name }));
  }, [staffCalls, answeredCalls, toast, t]);
}

/** Shows the state of the guests' calls: sent, then who is on the way. */
export function CallNotice({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('call-staff');
  const now = useNow(REFRESH_MS);
  const { waiting, coming } = callsUnderway(session, now);
  useAnswerToast(session);
  const wishes = (kinds: readonly (typeof waiting)[number][]) =>
    kinds.map((kind) => t(`wish.${kind}`)).join(t('comma'));
  return (
    <>
      {waiting.length > 0 && (
        <Banner icon="bell" title={t('sent', { wishes: wishes(waiting) })} text={t('sentText')} />
      )}
      {coming.map(({ name, kinds }) => (
        <Banner
          key={name ?? ''}
          tone="good"
          icon="check"
          title={
            name === undefined
              ? t('coming', { wishes: wishes(kinds) })
              : t('comingNamed', { name, wishes: wishes(kinds) })
          }
        />
      ))}
    </>
  );
}
