import { useMemo, useState, type ReactNode } from 'react';
import { deferredPart } from '@back-office/shared/loading';
import { createRequiredContext } from '@back-office/shared/state';

interface Reset {
  /** Lists what would be removed and asks. Says so if there is nothing. */
  readonly ask: () => void;
  /** Undoes the last reset of this visit; missing if there is none. */
  readonly undo: (() => void) | undefined;
  /** Loads the code of the dialog ahead of use. */
  readonly preload: () => void;
}

const [Provider, useResetSampleData] = createRequiredContext<Reset>('useResetSampleData', 'SampleDataReset');
export { useResetSampleData };

const Dialog = deferredPart(() => import('./SampleDataDialog').then(({ SampleDataDialog }) => SampleDataDialog));

interface SampleDataResetProps {
  readonly children: ReactNode;
}

/** Resets what the merchant added or changed, in whichever remote. None of them needs to be loaded. */
export function SampleDataReset({ children }: SampleDataResetProps) {
  const [isAsking, setAsking] = useState(false);
  const [undo, setUndo] = useState<{ readonly run: () => void }>();
  const reset = useMemo<Reset>(
    () => ({ ask: () => setAsking(true), preload: () => void Dialog.preload(), undo: undo?.run }),
    [undo],
  );
  const close = () => setAsking(false);
  return (
    <Provider value={reset}>
      {children}
      {isAsking && <Dialog onClose={close} onFailed={close} onUndoable={(run) => setUndo(run && { run })} />}
    </Provider>
  );
}
