import { LANGUAGES } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TypedField } from '../../fields/index.ts';
import { useLanguages } from '../../frame/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import type { Dish } from '../state/dishes.ts';
import { FieldGroup } from './field-group.tsx';

/** Alternative text of a dish's picture in every language, for guests who do not see it (B3.7). */
export function PictureWords({ dish }: { readonly dish: Dish }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('products', dish);
  const { image, imageAlt } = dish.now;
  const { asked } = useLanguages();
  const written = LANGUAGES.filter(({ field }) => (imageAlt?.[field] ?? '') !== '');
  if (image === undefined && written.length === 0) return null;
  return (
    <FieldGroup
      title={t('menu.picture.alt')}
      summary={written.map(({ name }) => name).join(', ') || t('menu.picture.altIsName')}
    >
      {asked(imageAlt).map(({ field, name }) => {
        const value = imageAlt?.[field] ?? '';
        return (
          <TypedField
            key={field}
            label={t('menu.picture.altIn', { language: name })}
            value={value}
            of="products.imageAlt"
            commit={(typed) => {
              const text = typed.trim();
              if (text !== value) edit(`imageAlt.${field}`, text === '' ? undefined : text);
              return undefined;
            }}
          />
        );
      })}
    </FieldGroup>
  );
}
