import { useMemo, useState, type ReactNode } from 'react';
import { deferredPart, loadOnce } from '@back-office/shared/loading';
import { createRequiredContext, useIsResetKept } from '@back-office/shared/state';
import { useToast } from '@back-office/shared/ui';
import { useAreas } from '../remotes/AreasProvider';

interface Reset {
  /** Lists what would be removed and asks. Says so if there is nothing. */
  readonly ask: () => void;
  /** Undoes the last reset; missing if there is none or if it cannot be undone any more. */
  readonly undo: (() => void) | undefined;
  /** Loads the code of the dialog ahead of use. */
  readonly preload: () => void;
}

const [Provider, useResetSampleData] = createRequiredContext<Reset>('useResetSampleData', 'SampleDataReset');
export { useResetSampleData };

const Dialog = deferredPart(() => import('./SampleDataDialog').then(({ SampleDataDialog }) => SampleDataDialog));
const undoing = loadOnce(() => import('./undoReset'));

/** Resets what the merchant added or changed, in whichever remote. What each stores is asked when it is needed. */
export function SampleDataReset({ children }: { readonly children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  /** Of a reset for which there was no room to keep it. */
  const [undoHere, setUndoHere] = useState<{ readonly run: () => void }>();
  const isKept = useIsResetKept();
  const { show } = useToast();
  const areas = useAreas();
  const reset = useMemo<Reset>(() => {
    async function undoKept() {
      try {
        const { undoReset } = await undoing.load();
        await undoReset({ areas, show });
      } catch (cause) {
        console.error('The code of the reset could not be loaded.', cause);
        show({ message: 'This could not be loaded. Check the connection and try again.', tone: 'failed' });
      }
    }
    return {
      ask: () => setAsking(true),
      preload: () => void Dialog.preload(),
      undo: undoHere?.run ?? (isKept ? () => void undoKept() : undefined),
    };
  }, [undoHere, isKept, show, areas]);
  const close = () => setAsking(false);
  return (
    <Provider value={reset}>
      {children}
      {isAsking && <Dialog onClose={close} onFailed={close} onUndoableHere={(run) => setUndoHere(run && { run })} />}
    </Provider>
  );
}
