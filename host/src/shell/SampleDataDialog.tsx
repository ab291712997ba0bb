import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { createConversationsArchive, createSampleData, type SampleDataLine } from '@back-office/shared/state';
import { color, space, weight } from '@back-office/shared/theme';
import { ConfirmDialog, useToast } from '@back-office/shared/ui';

/** In milliseconds: a reset concerns everything, so there is more time to undo it. */
const undoTime = 20_000;

interface SampleDataDialogProps {
  readonly onClose: () => void;
  /** Called with what undoes the reset, and with nothing when that is done. */
  readonly onUndoable: (undo: (() => void) | undefined) => void;
}

/** Lists what the reset would remove and asks. Says so if there is nothing. */
export function SampleDataDialog({ onClose, onUndoable }: SampleDataDialogProps) {
  const [data] = useState(() => createSampleData({ conversations: createConversationsArchive() }));
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
    const undo = { label: 'Undo', onPress: () => void runUndo() };
    async function runUndo() {
      const undone = await (result.ok ? result.undo() : result);
      if (!undone.ok) return show({ message: undone.message, tone: 'failed', action: undo, lifetime: undoTime });
      onUndoable(undefined);
      const kept = undone.kept > 0 ? ` ${pluralize(undone.kept, 'edit')} made since then stayed.` : '';
      show({ message: `Your data is back.${kept}`, tone: 'done' });
    }
    onUndoable(undo.onPress);
    show({ message: 'Sample data reset', tone: 'done', action: undo, lifetime: undoTime });
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
