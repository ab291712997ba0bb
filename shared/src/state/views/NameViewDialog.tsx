import { useId, useState, type FormEvent } from 'react';
import { Button, Stack } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Checkbox, TextField } from '@back-office/shared/ui/forms';
import type { SavedView } from './savedViews';

export const longestName = 60;

interface NameViewDialogProps {
  readonly views: readonly SavedView[];
  readonly onName: (name: string, isDefault: boolean) => void;
  readonly onClose: () => void;
}

/** Asks for the name of what the list shows. */
export function NameViewDialog({ views, onName, onClose }: NameViewDialogProps) {
  const [text, setText] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const formId = useId();
  const name = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name === '') setAsked(true);
    else onName(name, isDefault);
  }

  return (
    <Dialog
      title="Keep this view"
      context="Search, filters, columns and order. The days stay as they are chosen."
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary">
            Keep view
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap={4}>
          <TextField
            label="Name"
            value={text}
            onChange={setText}
            autoFocus
            maxLength={longestName}
            error={isAsked && name === '' ? 'Enter a name.' : undefined}
            warning={views.some((view) => view.name === name) ? 'Replaces the view of this name.' : undefined}
          />
          <Checkbox label="Open the list with it" isChecked={isDefault} onChange={setDefault} />
        </Stack>
      </form>
    </Dialog>
  );
}
