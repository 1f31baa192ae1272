import { TillSettingsForms } from '../../../data/till-settings/till-settings-forms.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OfficeBar, useOffice } from '../frame/index.ts';
import css from './till-settings-part.module.css';

/** The settings of the till, in the office: who may do what, with which limits, and how the shop serves (till T2.3). */
export function TillSettingsPart() {
  const { t } = useTranslation('till-settings');
  const { session, isJoined } = useOffice();
  return (
    <>
      <OfficeBar title={t('staff:tillSettings')} text={t('text')} />
      <div className={css.page}>
        <TillSettingsForms {...{ session, isJoined }} />
      </div>
    </>
  );
}
