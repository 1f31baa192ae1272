import type { TableSession } from '@comanda/contract';
import { DAY_MS } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText, dayText } from '../../../../lib/clock-text.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { useAllergyText } from '../hooks/use-allergy-text.ts';
import { wholeAllergens, wholeRemarks } from '../state/remarks.ts';
import css from './order-facts.module.css';

type OrderFactsProps = { readonly session: TableSession; readonly timezone?: string };

/** Renders the time, address, contact and remarks of an order; nothing if it has none. */
export function OrderFacts({ session, timezone }: OrderFactsProps) {
  const { t } = useTranslation('order');
  const { locale, say } = useLocale();
  const allergyText = useAllergyText();
  const { type, pickupAt, zoneName, address, contact } = session;
  const isSoon =
    pickupAt !== undefined && Math.abs(Date.parse(pickupAt) - Date.parse(session.startTime)) < DAY_MS;
  const time = pickupAt && (isSoon ? clockText : dayText)(pickupAt, locale.intl, timezone);
  const place = [zoneName && say(zoneName), address].filter(Boolean).join(t('dot'));
  const person = [contact?.name, contact?.phone].filter(Boolean).join(t('dot'));
  const facts: readonly (readonly [IconName, string, string | undefined])[] = [
    ['clock', t(type === 'delivery' ? 'fact.deliverAt' : 'fact.pickupAt'), time],
    ['pin', t('fact.address'), place],
    ['user', t('fact.contact'), person],
    ['edit', t('fact.remark'), wholeRemarks(session).join(t('dot'))],
    ['alert', t('fact.allergyTitle'), allergyText(wholeAllergens(session))],
  ];
  const known = facts.filter(([, , text]) => text);
  if (known.length === 0) return null;
  return (
    <dl className={css.facts}>
      {known.map(([icon, label, text]) => (
        <div key={label} className={css.fact}>
          <Icon name={icon} size="s" className={css.icon} />
          <dt className="sr">{label}</dt>
          <dd>
            {icon === 'clock' && `${label} `}
            {icon === 'clock' ? <b>{text}</b> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
