import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useWaitingSets } from '../hooks/use-waiting-sets.ts';

/** Words in the head of a page about sets that are scheduled, or could not be published at their time. */
export function WaitingNote() {
  const { t } = useTranslation('office');
  const sets = useWaitingSets();
  const count = (status: string) => sets.filter((set) => set.status === status).length;
  const [blocked, scheduled] = [count('blocked'), count('scheduled')];
  return (
    <>
      {blocked > 0 && <b>{t('changes.waiting.blocked', { count: blocked })} </b>}
      {scheduled > 0 && t('changes.waiting.scheduled', { count: scheduled })}
    </>
  );
}
