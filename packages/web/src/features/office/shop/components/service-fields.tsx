import type { Section } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../fields/index.ts';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import { settingsOf, withRate } from '../state/service.ts';
import css from './cards.module.css';

const RATES = ['percent', 'takeAwayPercent'] as const;
const MAX_PERCENT = 100;

/** Service and seat charge of a section, for each of its times. */
export function ServiceFields({ section }: { readonly section: Section }) {
  const { t } = useTranslation('office-shop');
  const { say } = useLocale();
  const edit = useSetUpEdit('sections', section);
  const settings = settingsOf(section);
  return settings.map((setting, at) => {
    const isAllDay = setting.from === '00:00' && setting.to === '24:00';
    const { from, to } = setting;
    const name = isAllDay ? say(section.name) : t('money.service.at', { name: say(section.name), from, to });
    const set = (field: 'percent' | 'takeAwayPercent' | 'amountPerPerson') => (value: number | undefined) =>
      edit('sectionSettings', withRate(settings, at, { field, value }));
    return (
      <fieldset key={`${setting.from}-${setting.to}-${String(at)}`} className={css.entry}>
        <legend>{name}</legend>
        <div className={css.fields}>
          {RATES.map((field) => (
            <NumberField
              key={field}
              of={`sections.sectionSettings[].${field}`}
              label={t(`money.service.${field}`)}
              value={setting[field]}
              max={MAX_PERCENT}
              onChange={set(field)}
            />
          ))}
          <NumberField
            of="sections.sectionSettings[].amountPerPerson"
            label={t('money.service.amountPerPerson')}
            value={setting.amountPerPerson}
            onChange={set('amountPerPerson')}
          />
        </div>
      </fieldset>
    );
  });
}
