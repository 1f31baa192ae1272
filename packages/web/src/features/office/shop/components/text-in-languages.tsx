import { LANGUAGES, type LocalizedText } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TypedField } from '../../fields/index.ts';
import { useLanguages } from '../../frame/index.ts';
import css from './cards.module.css';

type TextInLanguagesProps = {
  readonly label: (language: string) => string;
  readonly text: LocalizedText | undefined;
  readonly onChange: (text: LocalizedText | undefined) => void;
  /** True if the first language cannot be empty. */
  readonly isNeeded?: boolean;
  /** List and path of the text in the schema, such as `shops.address`. */
  readonly of: string;
  /** Number of lines of a text that may have several. */
  readonly rows?: number;
};

const EMPTY = Object.fromEntries(LANGUAGES.map(({ field }) => [field, ''])) as LocalizedText;

/** Text in the shop's languages, side by side (B5.4). */
export function TextInLanguages(props: TextInLanguagesProps) {
  const { label, text = EMPTY, onChange, isNeeded = false, of, rows } = props;
  const { t } = useTranslation('office-shop');
  const { first, asked } = useLanguages();
  const commit = (field: keyof LocalizedText) => (typed: string) => {
    const trimmed = typed.trim();
    if (isNeeded && trimmed === '' && field === first.field) return t('nameNeeded', { language: first.name });
    if (trimmed === (text[field] ?? '')) return undefined;
    const changed = { ...text, [field]: trimmed };
    onChange(Object.values(changed).every((each) => each === '') ? undefined : changed);
    return undefined;
  };
  return (
    <div className={css.fields}>
      {asked(text).map(({ field, name }) => (
        <TypedField
          key={field}
          label={label(name)}
          value={text[field] ?? ''}
          commit={commit(field)}
          {...{ of, ...(rows !== undefined && { rows }) }}
        />
      ))}
    </div>
  );
}
