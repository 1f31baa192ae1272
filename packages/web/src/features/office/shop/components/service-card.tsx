import type { Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type EditDocument, MarkedSwitch, NumberField, TypedField } from '../../fields/index.ts';
import { useLanguages } from '../../frame/index.ts';
import { linesOf, withLines } from '../state/zones.ts';
import css from './cards.module.css';

/** Settings of tables and the pass: cleaning, when food counts as served, and quick notes for the kitchen. */
export function ServiceCard({ shop, edit }: { readonly shop: Shop; readonly edit: EditDocument }) {
  const { t } = useTranslation('office-shop');
  const { offered } = useLanguages();
  const { lineNotes = [] } = shop;
  return (
    <>
      <MarkedSwitch
        label={t('selling.tableCleaning.label')}
        note={t('selling.tableCleaning.note')}
        checked={shop.tableCleaning === true}
        onChange={(isOn) => edit('tableCleaning', isOn)}
      />
      <div className={css.fields}>
        <NumberField
          of="shops.servedAfter"
          label={t('selling.servedAfter')}
          hint={t('selling.servedAfterHint')}
          value={shop.servedAfter}
          onChange={(minutes) => edit('servedAfter', minutes)}
        />
      </div>
      <div className={css.fields}>
        {offered.map(({ field, name }) => (
          <TypedField
            key={field}
            rows={4}
            label={t('selling.lineNotes', { language: name })}
            hint={t('selling.lineNotesHint')}
            value={linesOf(lineNotes, field)}
            maxLength={4000}
            commit={(typed) => {
              if (typed.trimEnd() !== linesOf(lineNotes, field))
                edit('lineNotes', [...withLines(lineNotes, field, typed)]);
              return undefined;
            }}
          />
        ))}
      </div>
    </>
  );
}
