import type { ReactNode } from 'react';
import { SelectField, type SelectFieldProps } from '../../../../ui/controls/field.tsx';
import { Segmented, type SegmentedProps } from '../../../../ui/controls/segmented.tsx';
import { Switch, type SwitchProps } from '../../../../ui/controls/switch.tsx';
import { TickLabel, type TickLabelProps } from '../../../../ui/controls/tick-label.tsx';
import { useMarked } from '../hooks/use-marked.ts';
import type { FieldMark } from '../state/field-marks.ts';
import { MarkSign } from './mark-sign.tsx';
import { Marked } from './marked.tsx';

/** Label with the sign of its field behind it, which is no part of the field's name. */
function Signed({ mark, children }: { readonly mark: FieldMark | undefined; readonly children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span aria-hidden="true">
        <MarkSign mark={mark} />
      </span>
    </>
  );
}

/** Switch that is marked by what became of its edit (B10.1); the sign stands behind its label, which keeps its name. */
export function MarkedSwitch({ label, onChange, ...others }: SwitchProps) {
  const { mark, commit } = useMarked();
  return (
    <Marked mark={mark} hasSign={false}>
      <Switch
        {...others}
        label={<Signed mark={mark}>{label}</Signed>}
        onChange={(isOn) => commit(() => onChange(isOn))}
      />
    </Marked>
  );
}

/** Select field that is marked by what became of its edit (B10.1). */
export function MarkedSelect({ onChange, ...others }: SelectFieldProps) {
  const { mark, commit } = useMarked();
  return (
    <Marked mark={mark}>
      <SelectField {...others} onChange={(value) => commit(() => onChange(value))} />
    </Marked>
  );
}

/** Segmented control that is marked by what became of its edit (B10.1). */
export function MarkedSegmented<Value extends string>({ onChange, ...others }: SegmentedProps<Value>) {
  const { mark, commit } = useMarked();
  return (
    <Marked mark={mark}>
      <Segmented {...others} onChange={(value) => commit(() => onChange(value))} />
    </Marked>
  );
}

/** Tick of a list that is marked by what became of its edit (B10.1). */
export function MarkedTick({ children, onChange, ...others }: TickLabelProps) {
  const { mark, commit } = useMarked();
  return (
    <Marked mark={mark} hasSign={false}>
      <TickLabel {...others} onChange={(isOn) => commit(() => onChange(isOn))}>
        <span>
          <Signed mark={mark}>{children}</Signed>
        </span>
      </TickLabel>
    </Marked>
  );
}
