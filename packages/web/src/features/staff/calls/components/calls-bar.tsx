import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { useWide } from '../../../../lib/use-wide.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useCallTexts } from '../hooks/use-call-texts.ts';
import { callAge, callTone, type TableCalls } from '../state/table-calls.ts';
import css from './calls-bar.module.css';

/** Maximum number of tables shown; the others, waiting less long, are counted. */
const MAX_SHOWN = { wide: 4, narrow: 2 } as const;

type CallsBarProps = {
  readonly tables: readonly TableCalls[];
  readonly now: number;
  readonly disabled: boolean;
  /** Key that answers the longest waiting table. */
  readonly shortcut?: string;
  readonly onAnswer: (table: TableCalls) => void;
};

/** Bar of calling tables, longest waiting first, each answered by one tap. */
export function CallsBar({ tables, now, disabled, shortcut, onAnswer }: CallsBarProps) {
  const { t } = useTranslation('calls');
  const isWide = useWide();
  const shown = tables.slice(0, isWide ? MAX_SHOWN.wide : MAX_SHOWN.narrow);
  const others = tables.slice(shown.length);
  const [next] = others;
  return (
    <>
      <p className="sr" role="status">
        {tables.length > 0 && t('count', { count: tables.length })}
      </p>
      {shown.length > 0 && (
        <section aria-label={t('title')}>
          <ul className={css.list}>
            {shown.map((table, at) => (
              <TableCard
                key={table.caller}
                {...{ table, now, disabled, onAnswer }}
                shortcut={at === 0 ? shortcut : undefined}
              />
            ))}
          </ul>
          {next !== undefined && (
            <p className={css.more}>
              {t('more', { count: others.length, time: ageText(callAge(next, now)) })}
            </p>
          )}
        </section>
      )}
    </>
  );
}

type TableCardProps = Omit<CallsBarProps, 'tables'> & { readonly table: TableCalls };

function TableCard({ table, now, disabled, shortcut, onAnswer }: TableCardProps) {
  const { t } = useTranslation('calls');
  const tone = callTone(table, now);
  const requests = useCallTexts().requests(table);
  return (
    <li className={cx(css.card, css[tone])}>
      <Icon name={tone === 'late' ? 'alert' : 'bell'} className={css.icon} />
      <b className={css.code}>{table.code}</b>
      <span className={css.words}>
        <b className={css.requests}>{requests}</b>
        <span className={css.age}>
          {[
            t(tone === 'late' ? 'late' : 'ago', { time: ageText(callAge(table, now)) }),
            table.count > 1 && t('times', { count: table.count }),
          ]
            .filter(Boolean)
            .join(t('staff:comma'))}
        </span>
      </span>
      <Button
        variant="plain"
        className={css.answer}
        disabled={disabled}
        shortcut={shortcut}
        onClick={() => onAnswer(table)}
      >
        {t('answer')}
        <span className="sr"> {table.code}</span>
      </Button>
    </li>
  );
}
