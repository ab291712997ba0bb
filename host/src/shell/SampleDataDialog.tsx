import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { SampleDataLine } from '@back-office/shared/state';
import { color, space, weight } from '@back-office/shared/theme';
import { ConfirmDialog, useToast } from '@back-office/shared/ui';
import { openSampleData, undoReset, undoTime } from './undoReset';

const onlyHere = 'It can be undone only until this page is closed: there is no room to keep what was removed.';

interface SampleDataDialogProps {
  readonly onClose: () => void;
  /** Called with what undoes a reset that only this page can undo, and with nothing when there is none. */
  readonly onUndoableHere: (undo: (() => void) | undefined) => void;
}

/** Lists what the reset would remove and asks. Says so if there is nothing. */
export function SampleDataDialog({ onClose, onUndoableHere }: SampleDataDialogProps) {
  const [data] = useState(openSampleData);
  const [lines, setLines] = useState<readonly SampleDataLine[]>();
  const { show } = useToast();

  const list = useEffectEvent((changes: readonly SampleDataLine[]) => {
    if (changes.length > 0) return setLines(changes);
    show({ message: 'Nothing to reset: the sample data is as it came.' });
    onClose();
  });
  useEffect(() => {
    let isOpen = true;
    void data.changes().then((changes) => isOpen && list(changes));
    return () => {
      isOpen = false;
    };
  }, [data]);

  async function confirm() {
    onClose();
    const result = await data.reset();
    if (!result.ok) return show({ message: result.message, tone: 'failed' });
    const { undo, isKept } = result;
    const run = () => void undoReset({ show, undo, onDone: () => onUndoableHere(undefined) });
    onUndoableHere(isKept ? undefined : run);
    show({
      message: isKept ? 'Sample data reset' : `Sample data reset. ${onlyHere}`,
      tone: 'done',
      action: { label: 'Undo', onPress: run },
      lifetime: undoTime,
    });
  }

  if (!lines) return null;
  return (
    <ConfirmDialog
      title="Reset sample data?"
      message={<Removed lines={lines} />}
      confirmLabel="Reset"
      tone="danger"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function Removed({ lines }: { readonly lines: readonly SampleDataLine[] }) {
  return (
    <>
      <p>This removes what you added or changed in this browser:</p>
      <List>
        {lines.map(({ label, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </List>
      <p>Your theme and your preferences stay.</p>
    </>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: ${space[3]} 0;

  div {
    display: grid;
    grid-template-columns: 120px 1fr;
    gap: ${space[2]};
  }

  dt {
    color: ${color.text};
    font-weight: ${weight.medium};
  }

  dd {
    margin: 0;
  }
`;
