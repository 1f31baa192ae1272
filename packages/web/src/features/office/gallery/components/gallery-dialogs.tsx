import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { ProgressBar } from '../../../../ui/display/progress-bar.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { PromptSheet } from '../../../../ui/overlays/prompt-sheet.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import css from './parts.module.css';
import { Section } from './section.tsx';

const LONG_ERROR =
  'The payment of table A01 could not be started because the bank did not answer. Nothing was taken from the card. ' +
  'Please try again, choose another way to pay, or ask our staff for help.';

/** Overlays: sheets, dialogs, toasts. */
export function GalleryDialogs() {
  const [open, setOpen] = useState<'sheet' | 'prompt' | 'confirm' | 'danger' | 'alert' | null>(null);
  const [loads, setLoads] = useState(false);
  const [name, setName] = useState('');
  const [quantity, setQuantity] = useState(1);
  const toast = useToast();
  const close = () => setOpen(null);
  return (
    <Section title="Over the page">
      <ProgressBar active={loads} label="Loading" />
      <div className={css.line}>
        <Button variant="plain" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="plain" onClick={() => setOpen('prompt')}>
          Prompt
        </Button>
        <Button variant="plain" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button variant="plain" onClick={() => setOpen('danger')}>
          Danger
        </Button>
        <Button variant="plain" onClick={() => setOpen('alert')}>
          Alert
        </Button>
        <Button variant="plain" onClick={() => toast.success('Saved')}>
          Success
        </Button>
        <Button
          variant="plain"
          onClick={() => toast.success('Pork chop rice added', { label: 'Undo', onClick: close })}
        >
          Undo
        </Button>
        <Button variant="plain" onClick={() => toast.error('Only 2 brisket noodles are left')}>
          Error
        </Button>
        <Button variant="plain" onClick={() => toast.error(LONG_ERROR)}>
          Long error
        </Button>
        <Button variant="plain" aria-pressed={loads} onClick={() => setLoads(!loads)}>
          Progress
        </Button>
      </div>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Brisket noodle lunch set"
        closeLabel="Close"
        tall
        hero={<Picture alt="" shape="hero" tint="butter" />}
        footer={
          <>
            <Stepper
              size="l"
              value={quantity}
              onChange={setQuantity}
              label="Quantity"
              lessLabel="One less"
              moreLabel="One more"
            />
            <Button size="l" amount={<Price amount={8100 * quantity} size="inherit" />} onClick={close}>
              Add
            </Button>
          </>
        }
      >
        <h2 className={css.title}>Brisket noodle lunch set</h2>
        <p className="muted">Brisket braised for six hours with star anise, choy sum, and a drink.</p>
      </Sheet>
      <PromptSheet
        open={open === 'prompt'}
        onClose={close}
        title="What is your name?"
        closeLabel="Close"
        field={{ label: 'Your name', hint: 'Only shown at this table.', maxLength: 30 }}
        value={name}
        onChange={setName}
        problem={name.trim() === '' ? 'Type a name first.' : undefined}
        confirmLabel="Save"
        onConfirm={close}
        cancelLabel="Not now"
      />
      <Dialog
        open={open === 'confirm'}
        title="A price has changed"
        text="The café changed it while you were choosing. Nothing has been ordered yet."
        confirmLabel="Order at HK$72.00"
        cancelLabel="Back to the cart"
        onConfirm={close}
        onCancel={close}
      />
      <Dialog
        open={open === 'danger'}
        danger
        title="Void this line?"
        text="The kitchen is told at once."
        confirmLabel="Void line"
        cancelLabel="Keep it"
        onConfirm={close}
        onCancel={close}
      />
      <Dialog
        open={open === 'alert'}
        title="Sorry, we’re closed!"
        text="The kitchen opens again tomorrow at 07:30."
        confirmLabel="All right"
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  );
}
