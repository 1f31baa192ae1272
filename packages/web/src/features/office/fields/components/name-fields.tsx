import type { Section } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguages } from '../../frame/index.ts';
import type { EditDocument } from '../state/edit-of.ts';
import css from './name-fields.module.css';
import { TypedField } from './typed-field.tsx';

type NameFieldsProps = {
  readonly name: Section['name'];
  /** List and path of the name in the schema, such as `categories.name`. */
  readonly of: string;
  /** Path of the name. */
  readonly path: string;
  readonly edit: EditDocument;
};

/** Name of a document or an entry in the shop's languages, side by side (B3.4, B5.4). */
export function NameFields({ of, name, path, edit }: NameFieldsProps) {
  const { t } = useTranslation('office');
  const { first, asked } = useLanguages();
  return (
    <div className={css.names}>
      {asked(name).map((language) => {
        const { field } = language;
        const value = name[field] ?? '';
        const isFirst = language === first;
        const commit = (typed: string) => {
          const text = typed.trim();
          if (text === '' && isFirst) return t('menu.entryNameNeeded', { language: language.name });
          if (text !== value) edit(`${path}.${field}`, text === '' ? undefined : text);
          return undefined;
        };
        return (
          <TypedField
            key={field}
            label={t('menu.nameIn', { language: language.name })}
            value={value}
            commit={commit}
            hint={
              value === ''
                ? t(isFirst ? 'menu.nameToGive' : 'menu.nameMissing', { language: first.name })
                : undefined
            }
            of={of}
          />
        );
      })}
    </div>
  );
}
