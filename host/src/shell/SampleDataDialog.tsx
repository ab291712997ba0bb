import { useEffect, useEffectEvent, useState } from 'react';
import { pageClock } from '@back-office/shared/loading';
import { notAskedText, type SampleDataChanges } from '@back-office/shared/state';
import { Stack, useToast } from '@back-office/shared/ui';
import { ConfirmDialog } from '@back-office/shared/ui/dialogs';
import { useAreas } from '../remotes/AreasProvider';
import { ContentList } from '../shops/ContentList';
import { openSampleData, undoReset } from './undoReset';
import { undoTime } from './undoTime';

/** In milliseconds: from then on, a message says that the remotes are still being asked. */
const slowAfter = 500;

const onlyHere = 'It can be undone only until this page is closed: there is no room to keep what was removed.';

interface SampleDataDialogProps {
  readonly onClose: () => void;
  /** Called with `undo` after a reset that only this page can undo, and without it when there is nothing to undo here. */
  readonly onUndoableHere: (undo: (() => void) | undefined) => void;
}

/** Lists what the reset would remove and asks. Says so if there is nothing. */
export function SampleDataDialog({ onClose, onUndoableHere }: SampleDataDialogProps) {
  const areas = useAreas();
  const [data] = useState(() => openSampleData(areas));
  const [changes, setChanges] = useState<SampleDataChanges>();
  const { show } = useToast();

  const list = useEffectEvent((found: SampleDataChanges) => {
    if (found.lines.length > 0) return setChanges(found);
    const isWhole = found.unasked.length === 0;
    show({
      message: isWhole ? 'Nothing to reset: the sample data is as it came.' : `Nothing to reset. ${staysText(found)}`,
    });
    onClose();
  });
  const sayThatItIsSlow = useEffectEvent(() => show({ message: 'Looking for what you added or changed…' }));
  useEffect(() => {
    let isOpen = true;
    const cancelSlow = pageClock.after(slowAfter, () => sayThatItIsSlow());
    void data.changes().then((found) => {
      cancelSlow();
      if (isOpen) list(found);
    });
    return () => {
      isOpen = false;
      cancelSlow();
    };
  }, [data]);

  async function confirm() {
    onClose();
    const result = await data.reset();
    if (!result.ok) return show({ message: result.message, tone: 'failed' });
    const { undo, isKept } = result;
    const run = () => void undoReset({ areas, show, undo, onDone: () => onUndoableHere(undefined) });
    onUndoableHere(isKept ? undefined : run);
    show({
      message: isKept ? 'Sample data reset' : `Sample data reset. ${onlyHere}`,
      tone: 'done',
      action: { label: 'Undo', onPress: run },
      lifetime: undoTime,
    });
  }

  if (!changes) return null;
  return (
    <ConfirmDialog
      title="Reset sample data?"
      message={<Removed {...changes} />}
      confirmLabel="Reset"
      tone="danger"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function staysText({ unasked }: Pick<SampleDataChanges, 'unasked'>) {
  return `${notAskedText(unasked)}; ${unasked.length > 1 ? 'their' : 'its'} data stays.`;
}

function Removed({ lines, unasked }: SampleDataChanges) {
  return (
    <>
      <p>This removes what you added or changed in this browser:</p>
      <Stack above={3} below={3}>
        <ContentList contents={lines} />
      </Stack>
      {unasked.length > 0 && <p>{staysText({ unasked })}</p>}
      <p>Your theme and your preferences stay.</p>
    </>
  );
}
