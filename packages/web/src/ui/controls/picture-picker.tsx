import { type ChangeEvent, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './picture-picker.module.css';

type PicturePickerProps = {
  readonly icon: IconName;
  readonly label: string;
  /** Opens the camera instead of the file picker; shown on devices held in the hand only. */
  readonly camera?: boolean;
  readonly disabled?: boolean;
  readonly onPick: (file: File) => void;
};

/** Button that lets one picture be chosen or taken. */
export function PicturePicker({ icon, label, camera = false, disabled = false, onPick }: PicturePickerProps) {
  const id = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) onPick(file);
    // reset, so that choosing the same file again fires a change
    target.value = '';
  };
  return (
    <span className={cx(css.pick, camera && css.camera)}>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={camera ? 'user' : undefined}
        className="sr"
        disabled={disabled}
        onChange={pick}
      />
      <label htmlFor={id} className={css.label}>
        <Icon name={icon} size="s" />
        {label}
      </label>
    </span>
  );
}
