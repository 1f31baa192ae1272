import type { Preset, TaxPreset } from '@comanda/contract/presets';
import { isOffPremises } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import css from './parts.module.css';

/** Facts that a country brings: currency, taxes, service charge, and when that was checked (office B1.6). */
export function PresetFacts({ preset }: { readonly preset: Preset }) {
  const { t } = useTranslation('start');
  const { locale, say } = useLocale();
  const { ratesUntil, nextRate } = preset;
  const currency = new Intl.DisplayNames([locale.intl], { type: 'currency' }).of(preset.currency);
  const day = (date: string) =>
    dateFormat(locale.intl, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const noteDay = ratesUntil ?? nextRate?.from;
  const noteValues = { day: noteDay && day(noteDay), percent: nextRate?.percent };
  const taxText = ({ name, percent, included, orderType = [] }: TaxPreset) => {
    const tax = t(included ? 'facts.taxIncluded' : 'facts.taxAdded', { percent, name: say(name) });
    if (orderType.length === 0) return tax;
    return t(orderType.every(isOffPremises) ? 'facts.taxTaken' : 'facts.taxEaten', { tax });
  };
  const taxes = [...new Set(preset.taxes.map(taxText))];
  if (preset.askedTax) taxes.push(t('facts.taxAsked', { name: say(preset.askedTax.name) }));
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{t('facts.currency')}</dt>
          <dd>{currency}</dd>
        </div>
        <div>
          <dt>{t('facts.tax')}</dt>
          <dd>
            {taxes.length === 0 && t('facts.none')}
            {taxes.map((tax) => (
              <p key={tax} className={css.tax}>
                {tax}
              </p>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('facts.service')}</dt>
          <dd>
            {preset.servicePercent === 0
              ? t('facts.none')
              : t('facts.serviceUsual', { percent: preset.servicePercent })}
          </dd>
        </div>
        <div>
          <dt>{t('facts.checked')}</dt>
          <dd>
            {t(preset.isUnverified ? 'facts.unverified' : 'facts.checkedOn', { day: day(preset.checkedOn) })}
          </dd>
        </div>
      </dl>
      {preset.notes.map((note) => (
        <p key={note} className={css.note}>
          {t(`notes.${note}`, noteValues)}
        </p>
      ))}
    </>
  );
}
